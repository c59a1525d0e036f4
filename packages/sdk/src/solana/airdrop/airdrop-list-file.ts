import { type Address, isAddress } from '@solana/kit'
import { solanaAirdropLimits } from './solana-airdrop-limits.ts'
import type { AirdropEntry } from './types.ts'

/** What stands beside the entries of a list. */
export interface AirdropListHead {
  /** Number of the cluster among the platform's networks. */
  readonly chainId: number
  readonly mint: Address
}

/** The list behind a root, as it is kept under its key. */
interface AirdropListFile extends AirdropListHead {
  readonly entries: readonly AirdropEntry[]
}

const amount = /^[1-9]\d{0,19}$/
const { amountMax, entriesMax } = solanaAirdropLimits

/**
 * The file of a list, version 1: everything that anybody needs to rebuild the tree and every proof. An entry's place is the
 * index of its leaf; amounts are base units.
 */
export function writeAirdropList({ chainId, mint, entries }: AirdropListFile): string {
  const lines = entries.map(({ claimant, amount: units }) => `["${claimant}","${units}"]`)
  return `{"version":1,"chainId":${chainId},"mint":"${mint}","entries":[${lines.join(',')}]}`
}

function readEntry(entry: unknown): AirdropEntry | undefined {
  const [claimant, units]: readonly unknown[] = Array.isArray(entry) ? entry : []
  if (typeof claimant !== 'string' || !isAddress(claimant)) return undefined
  if (typeof units !== 'string' || !amount.test(units)) return undefined
  const value = BigInt(units)
  return value > amountMax ? undefined : { claimant, amount: value }
}

/**
 * Reads a file that anybody may have written.
 * @returns undefined for anything that is no list of this kind, one wrong entry included: later ones would have wrong places
 */
export function readAirdropList(file: unknown): AirdropListFile | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, chainId, mint, entries } = file as Record<string, unknown>
  if (version !== 1 || typeof chainId !== 'number' || !Array.isArray(entries)) return undefined
  if (typeof mint !== 'string' || !isAddress(mint)) return undefined
  if (entries.length === 0 || entries.length > entriesMax) return undefined
  const read: AirdropEntry[] = []
  for (const entry of entries) {
    const one = readEntry(entry)
    if (!one) return undefined
    read.push(one)
  }
  return { chainId, mint, entries: read }
}
