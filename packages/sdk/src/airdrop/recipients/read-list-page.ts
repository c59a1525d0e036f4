import { type Address, getAddress } from 'viem'
import { addressAt, amountAt, type PayList } from './pay-list.ts'

/** One entry as it is shown or paid. */
export interface PayEntry {
  /** Place in the list, from 0. */
  readonly index: number
  /** Line of its text, from 1. */
  readonly line: number
  readonly address: Address
  /** Base units. */
  readonly amount: bigint
}

/** A few entries of a list. @param offset place of the first, from 0 */
export function readListPage(list: PayList, offset: number, limit: number): readonly PayEntry[] {
  const end = Math.min(list.count, offset + limit)
  const entries: PayEntry[] = []
  for (let index = offset; index < end; index++) {
    entries.push({
      index,
      line: list.lines[index] ?? 0,
      address: getAddress(addressAt(list, index)),
      amount: amountAt(list, index),
    })
  }
  return entries
}

/** Every entry of an account; usually one, more in a list whose duplicates were not merged. */
export function findEntriesOf(list: PayList, account: Address): readonly PayEntry[] {
  const wanted = account.toLowerCase()
  const found: PayEntry[] = []
  for (let index = 0; index < list.count; index++) {
    if (addressAt(list, index) === wanted) found.push(...readListPage(list, index, 1))
  }
  return found
}
