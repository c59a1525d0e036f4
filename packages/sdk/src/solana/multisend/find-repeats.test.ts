import { type Address, getAddressDecoder } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnCurve } from '../is-on-curve.ts'
import { findRepeats } from './find-repeats.ts'
import { readSolanaList } from './read-solana-list.ts'
import { takeOutLines } from './take-out-lines.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const [first, second] = ['first', 'second'] as unknown as Address[]
const token = { mint, decimals: 0 }
const people = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter(isOnCurve)
  .map((bytes) => getAddressDecoder().decode(bytes))
/** Some people, and lists of them with amounts. */
const lists = fc.uniqueArray(people, { minLength: 1, maxLength: 8 }).chain((all) => {
  const line = fc.tuple(fc.constantFrom(...all), fc.integer({ min: 1, max: 9 }))
  const list = fc.array(line, { minLength: 1, maxLength: 12 })
  const ends = fc.constantFrom('\n', '\r\n', '\n\n')
  return fc.record({ before: list, after: list, end: ends, paid: fc.array(fc.nat(11)) })
})

/** What both hold, as often as both do, in order. */
function multisetMin(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  const rest = [...right]
  return left
    .filter((one) => {
      const at = rest.indexOf(one)
      if (at >= 0) rest.splice(at, 1)
      return at >= 0
    })
    .toSorted((one, other) => Number(one - other))
}

test('an edited list without the repeats pays each as often less as they were paid, and nobody else less', () => {
  fc.assert(
    fc.property(lists, ({ before, after, end, paid }) => {
      const addresses = before.map(([address]) => address)
      const amounts = before.map(([, amount]) => BigInt(amount))
      const rowsPaid = new Set(paid.filter((row) => row < before.length))
      const text = after.map(([address, amount]) => `${address},${amount}`).join(end)
      const { rows } = readSolanaList(text, token)
      const earlier = [{ reference: first as Address, mint, addresses, amounts, paid: rowsPaid }]
      const repeats = findRepeats(earlier, { reference: second as Address, mint, rows })
      const left = readSolanaList(takeOutLines(text, repeats), token)
      expect(left.issues).toEqual([])
      for (const person of new Set([...addresses, ...rows.map(({ address }) => address)])) {
        const of = <One extends { address: Address }>(some: readonly One[]) =>
          some.filter(({ address }) => address === person)
        const got = [...rowsPaid].filter((row) => addresses[row] === person)
        expect(of(left.rows)).toHaveLength(Math.max(0, of(rows).length - got.length))
        // What was paid is named before anything that differs from it.
        const named = of(repeats).map(({ amount }) => amount)
        const same = multisetMin(
          got.map((row) => amounts[row] ?? 0n),
          of(rows).map(({ amount }) => amount),
        )
        expect(multisetMin(named, same)).toEqual(same)
      }
    }),
  )
})

test('the same list, and lists of other tokens, repeat nothing', () => {
  const rows = [{ line: 1, address: mint, amount: 1n }]
  const earlier = [
    { reference: first as Address, mint, addresses: [mint], amounts: [1n], paid: [0] },
  ]
  const list = { reference: second as Address, mint, rows }
  expect(findRepeats(earlier, list)).toEqual(rows)
  expect(findRepeats(earlier, { ...list, reference: first as Address })).toEqual([])
  expect(findRepeats(earlier, { ...list, mint: 'other' as Address })).toEqual([])
})

test('who was paid once and stands twice in a list is named once, with the amount that was paid', () => {
  const rows = [5n, 7n, 7n].map((amount, at) => ({ line: at + 1, address: mint, amount }))
  const earlierOf = (amounts: bigint[]) => [
    {
      ...{ reference: first as Address, mint, amounts },
      ...{ addresses: amounts.map(() => mint), paid: amounts.keys() },
    },
  ]
  const list = { reference: second as Address, mint, rows }
  const lines = (amounts: bigint[]) => findRepeats(earlierOf(amounts), list).map(({ line }) => line)
  expect(lines([7n])).toEqual([2])
  expect(lines([9n])).toEqual([1])
  expect(lines([7n, 9n])).toEqual([1, 2])
  expect(lines([7n, 7n, 7n, 7n])).toEqual([1, 2, 3])
})
