import type { Keccak } from '../keccak/load-keccak.ts'
import { createListReader, type ListReading } from '../recipients/create-list-reader.ts'
import { multisendLimits } from './multisend-limits.ts'
import { readNftList } from './read-nft-list.ts'
import type { MultisendAsset } from './types.ts'

/** Most that one recipient gets: what a number of the contract holds. */
const AMOUNT_MAX = 2n ** 256n - 1n

/** Reads a list of what is sent: amounts of `decimals`, or numbers of NFTs. */
export function readSendList(
  text: string,
  options: {
    readonly kind: MultisendAsset['kind']
    readonly decimals: number
    readonly keccak: Keccak
  },
): ListReading {
  const { kind, decimals, keccak } = options
  if (kind === 'nft') return readNftList(text)
  const reader = createListReader({ decimals, keccak, amountMax: AMOUNT_MAX })
  reader.read(text)
  const reading = reader.finish()
  const { rowsMax: max } = multisendLimits
  const { count, total } = reading.list
  const faults: ListReading['issues'] = [
    ...(count > max
      ? [{ line: 0, column: 'line', code: 'PayList_TooLong', args: { max, count } } as const]
      : []),
    ...(total > AMOUNT_MAX
      ? [{ line: 0, column: 'line', code: 'Multisend_SumTooLarge', args: {} } as const]
      : []),
  ]
  const issues = [...faults, ...reading.issues]
  return { ...reading, issues, issueCount: reading.issueCount + faults.length }
}
