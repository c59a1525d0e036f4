import type { Address } from '@solana/kit'
import type { SendRow } from './types.ts'

/** A list of which something was sent, and who got it. */
export interface EarlierSend {
  readonly reference: Address
  readonly mint: Address
  /** Recipients in the list's order. */
  readonly addresses: readonly Address[]
  /** What each of them gets, in base units. */
  readonly amounts: readonly bigint[]
  /** Places of the rows that were paid, or may still be. */
  readonly paid: Iterable<number>
}

/** Payments that are not matched with a row yet, by a key. */
class Counts {
  readonly #counts = new Map<string, number>()

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** @returns whether there was one */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0
    if (count > 0) this.#counts.set(key, count - 1)
    return count > 0
  }
}

/**
 * Rows of a list whose recipients were paid from another one: whoever changes a list that is begun makes another one,
 * which pays everybody in it. Somebody who was paid once and stands in it twice is named once, with the same amount
 * where there is one.
 * @param list its rows in the order in which they are matched
 */
export function findRepeats<Row extends SendRow>(
  earlier: readonly EarlierSend[],
  list: {
    readonly reference: Address
    readonly mint: Address
    readonly rows: readonly Row[]
  },
): Row[] {
  const [people, amounts] = [new Counts(), new Counts()]
  for (const one of earlier) {
    if (one.reference === list.reference || one.mint !== list.mint) continue
    for (const row of one.paid) {
      const address = one.addresses[row]
      if (!address) continue
      people.add(address)
      amounts.add(`${address} ${one.amounts[row]}`)
    }
  }
  const same = new Set(
    list.rows.filter(
      ({ address, amount }) => amounts.take(`${address} ${amount}`) && people.take(address),
    ),
  )
  return list.rows.filter((row) => same.has(row) || people.take(row.address))
}
