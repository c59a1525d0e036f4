import type { Address } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPayments } from './pack-payments.ts'
import type { AccountOpening, SendPayment } from './types.ts'

const openings = fc.array(fc.constantFrom<AccountOpening>('no', 'once', 'if-needed'), {
  maxLength: 80,
})
const toPayments = (all: readonly AccountOpening[]): SendPayment[] =>
  all.map((opening, row) => ({
    ...{ row, line: row + 1, amount: 1n, opening },
    ...{ address: `owner${row}` as Address, account: `account${row}` as Address },
  }))

test('every payment is in exactly one transaction, in its order, and each is as full as it may be', () => {
  fc.assert(
    fc.property(openings, (all) => {
      const payments = toPayments(all)
      const batches = packPayments(payments)
      expect(batches.flat()).toEqual(payments)
      for (const [at, batch] of batches.entries()) {
        expect(packPayments(batch)).toHaveLength(1)
        const [next] = batches[at + 1] ?? []
        if (next) expect(packPayments([...batch, next])).toHaveLength(2)
      }
    }),
  )
})

test.each([
  { opening: 'no', fits: 18 },
  { opening: 'once', fits: 9 },
  { opening: 'if-needed', fits: 9 },
] as const)('$fits payments with opening $opening fill one', ({ opening, fits }) => {
  const some = toPayments(Array<AccountOpening>(fits + 1).fill(opening))
  expect(packPayments(some).map(({ length }) => length)).toEqual([fits, 1])
})
