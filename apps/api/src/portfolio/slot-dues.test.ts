import { expect, test } from 'vitest'
import { slotDues } from './find-other-dues.ts'

const START = 1_000
/** A token's base unit for one of the currency. */
const RATE = String(10n ** 18n)
type Slot = Parameters<typeof slotDues>[0]

const slotOf = (level: number, presale: object = {}) =>
  ({
    presale: {
      ...{ chainId: 56, address: '0xa1', kind: 'normal', info: null, token: { name: 'Keel' } },
      ...{ status: { label: 'running', reason: 'none' }, whitelistMode: 1, startTime: START },
      ...{ t1Seconds: 600, t2Seconds: 600, total: '5', hardCap: '10', presaleRate: RATE },
      ...presale,
    },
    slot: { level },
    openOffer: null,
  }) as unknown as Slot

const sinceOf = (slot: Slot, now: number) => slotDues(slot, () => now).map(({ since }) => since)

test('a slot is to be used once the window of its tier is open', () => {
  expect(sinceOf(slotOf(1), START)).toEqual([START])
  expect(sinceOf(slotOf(2), START + 599)).toEqual([])
  expect(sinceOf(slotOf(2), START + 600)).toEqual([START + 600])
})

test('no slot is to be used where nobody needs one, or nothing more is taken', () => {
  expect(sinceOf(slotOf(1, { whitelistMode: 0 }), START)).toEqual([])
  expect(sinceOf(slotOf(1, { total: '10' }), START)).toEqual([])
  expect(sinceOf(slotOf(1, { total: '10', kind: 'fair' }), START)).toEqual([START])
  // The room that is left buys not one base unit.
  expect(sinceOf(slotOf(1, { total: '9', presaleRate: String(10n ** 17n) }), START)).toEqual([])
  expect(sinceOf(slotOf(1, { status: { label: 'coming' } }), START)).toEqual([])
})
