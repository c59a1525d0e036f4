import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LockEntry } from '../lock-draft-schema.ts'
import { calculateListGas, lockListGas, splitLockList } from './split-lock-list.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const schedule = { cliffAt: 1, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
const plain = (amount: bigint): LockEntry => ({ owner, amount, unlockAt: 9n })
const scheduled = (amount: bigint): LockEntry => ({ ...plain(amount), schedule })
/** What networks take in one transaction (EIP-7825). */
const networkMax = 16_777_216n

test('a part is full to the row, and the row after it begins the next one', () => {
  const room = Number((lockListGas.max - lockListGas.base) / lockListGas.row)
  const rows = (count: number) => Array.from({ length: count }, (_, at) => plain(BigInt(at)))
  expect(splitLockList(rows(room)).map(({ length }) => length)).toEqual([room])
  expect(splitLockList(rows(room + 1)).map(({ length }) => length)).toEqual([room, 1])
  expect(room).toBeGreaterThanOrEqual(200)
})

test('rows with parts of their own weigh more', () => {
  const rows = Array.from({ length: 200 }, (_, at) => scheduled(BigInt(at)))
  expect(splitLockList(rows)).toHaveLength(2)
})

test('no part is beyond what networks take, no row is lost, and the order stays', () => {
  const row = fc.boolean().map((isScheduled) => (isScheduled ? scheduled : plain))
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 600 }),
      fc.bigInt({ min: 0n, max: lockListGas.max }),
      (makers, gasMax) => {
        const rows = makers.map((make, at) => make(BigInt(at)))
        const parts = splitLockList(rows, gasMax)
        expect(parts.flat()).toEqual(rows)
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0)
          const fits = calculateListGas(part) <= gasMax
          expect(fits || part.length === 1).toBe(true)
          expect(calculateListGas(part)).toBeLessThan(networkMax)
        }
      },
    ),
  )
})
