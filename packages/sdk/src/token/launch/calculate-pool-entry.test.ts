import { expect, test } from 'vitest'
import { calculatePoolEntry } from './calculate-pool-entry.ts'

const taxes = { buyBps: 200, sellBps: 300, transferBps: 0, addPoolBps: 0, removePoolBps: 0 }
const taxed = (isLaunched: boolean, changes: object = {}) =>
  ({ taxes: { ...taxes, ...changes }, launch: { isLaunched } }) as never

test('what is added to a pool pays the larger of the sell tax and the tax on adding', () => {
  expect(calculatePoolEntry(taxed(true), 10_000n)).toEqual({ tax: 300n, arriving: 9_700n })
  expect(calculatePoolEntry(taxed(true, { addPoolBps: 500 }), 10_000n).tax).toBe(500n)
})

test('nothing is kept before the launch, or by a token without taxes', () => {
  expect(calculatePoolEntry(taxed(false), 10_000n)).toEqual({ tax: 0n, arriving: 10_000n })
  expect(calculatePoolEntry(undefined, 10_000n)).toEqual({ tax: 0n, arriving: 10_000n })
})
