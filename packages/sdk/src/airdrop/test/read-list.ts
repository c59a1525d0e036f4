import { loadKeccak } from '../keccak/load-keccak.ts'
import { createListReader, type ListReading } from '../recipients/create-list-reader.ts'
import type { PayList } from '../recipients/pay-list.ts'

/** Reads a whole text. */
export async function readList(text: string, decimals = 18): Promise<ListReading> {
  const reader = createListReader({ decimals, keccak: await loadKeccak() })
  reader.read(text)
  return reader.finish()
}

/** An address that is told apart by its number. */
export const numberedAddress = (at: number) =>
  `0x${(at + 1).toString(16).padStart(8, '0')}${'cd'.repeat(16)}` as const

/** A list of so many entries, each with an amount of its own. */
export async function listOf(count: number): Promise<PayList> {
  const lines = Array.from({ length: count }, (_, at) => `${numberedAddress(at)},${at + 1}.5`)
  return (await readList(lines.join('\n'))).list
}
