import type { Address } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideGroups } from './divide-groups.ts'
import type { SendPayment } from './types.ts'

const payment = fc.record({
  account: fc.constantFrom('a', 'b') as fc.Arbitrary<Address>,
  amount: fc.bigInt({ min: 1n, max: 2n }),
  opening: fc.constantFrom<SendPayment['opening']>('no', 'if-needed'),
})
const batches = fc.array(fc.array(payment, { minLength: 1, maxLength: 2 })) as fc.Arbitrary<
  SendPayment[][]
>
const textOf = (batch: readonly SendPayment[]) =>
  batch.map(({ account, amount, opening }) => `${account}${amount}${opening}`).join()

test('no group holds the same payments twice, none is too large, and none ends without need', () => {
  fc.assert(
    fc.property(batches, fc.integer({ min: 1, max: 5 }), (all, size) => {
      const groups = divideGroups(all, size)
      expect(groups.flat()).toEqual(all)
      for (const [at, group] of groups.entries()) {
        expect(group.length).toBeGreaterThan(0)
        expect(group.length).toBeLessThanOrEqual(size)
        const texts = group.map(textOf)
        expect(new Set(texts).size).toBe(group.length)
        const [next] = groups[at + 1] ?? []
        if (next) expect(group.length === size || texts.includes(textOf(next))).toBe(true)
      }
    }),
  )
})
