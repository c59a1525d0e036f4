import type { SlotOffer } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { describe, expect, it } from 'vitest'
import { advantageEndsAt, advantageText, offerStatus } from './slot-labels.ts'

const offer = (status: SlotOffer['status'], isFillable: boolean) =>
  ({ status, isFillable }) as SlotOffer

describe('what an offer is', () => {
  it.each([
    ['open', true, 'open'],
    ['open', false, 'void'],
    ['sold', false, 'sold'],
    ['canceled', false, 'canceled'],
    ['expired', false, 'expired'],
  ] as const)('%s and fillable %s: %s', (status, isFillable, shown) => {
    expect(offerStatus(offer(status, isFillable))).toBe(shown)
  })
})

describe('what a slot is good for', () => {
  const times = { startTime: 1_000, t1Seconds: 1_200, t2Seconds: 600, endTime: 9_000 }
  const windows = { whitelistMode: 1, ...times, status: { label: 'running' } }
  const text = (level: number, presale: typeof windows, now = 1_000) =>
    advantageText(level, presale, now)

  it('is told by its tier', () => {
    expect(text(1, windows)).toBe(m.whitelist_advantage_first({ minutes: '20' }))
    expect(text(2, windows)).toBe(m.whitelist_advantage_second({ minutes: '10', before: '20' }))
  })

  it('is the whole presale where nobody else may take part, and nothing where everybody may', () => {
    const closed = { ...windows, whitelistMode: 2 }
    expect(text(1, closed)).toBe(m.whitelist_advantage_only())
    expect(text(2, { ...closed, t1Seconds: 0 })).toBe(m.whitelist_advantage_only())
    expect(text(1, { ...windows, whitelistMode: 0 })).toBe(m.whitelist_advantage_none())
  })

  it('is over once everybody may take part, or nobody may any more', () => {
    expect(text(1, windows, 2_799)).toBe(m.whitelist_advantage_first({ minutes: '20' }))
    expect(text(1, windows, 2_800)).toBe(m.whitelist_advantage_none())
    expect(text(1, { ...windows, status: { label: 'finished' } }, 2_800)).toBe(
      m.whitelist_sell_over(),
    )
  })

  it('names no window of no length', () => {
    const both = m.whitelist_advantage_both({ minutes: '10' })
    expect(text(1, { ...windows, t1Seconds: 0 })).toBe(both)
    expect(text(2, { ...windows, t1Seconds: 0 })).toBe(both)
    expect(text(2, { ...windows, t2Seconds: 0 })).toBe(m.whitelist_advantage_never())
  })

  it('begins for the second tier once the first had its time, though nobody else may take part', () => {
    expect(text(2, { ...windows, whitelistMode: 2 })).toBe(
      m.whitelist_advantage_only_second({ time: formatTime(2_200) }),
    )
  })

  it('ends with the tiers, or with the presale', () => {
    expect(advantageEndsAt(windows)).toBe(2_800)
    expect(advantageEndsAt({ ...windows, whitelistMode: 2 })).toBe(9_000)
  })
})
