import { describe, expect, it } from 'vitest'
import { toActEvents, toGapEvent } from './act-event.ts'

const address = (n: number) => `0x${String(n).repeat(40)}`
const act = (change: object = {}) => ({
  ...{ chainId: 56, number: 7, kind: 'locked' as const, feature: 'lock' as const },
  ...{ subject: address(1), subjectName: null, templateId: null, lockId: '1' },
  ...{ account: address(2), asset: address(3), symbol: 'T', decimals: 18, amount: '5' },
  ...{ createdAt: 1_700_000_000, blockNumber: 9, txHash: `0x${'ab'.repeat(32)}` },
  ...change,
})

describe('toActEvents', () => {
  it('names an act by its transaction and place in it, whatever number the index gives it', () => {
    const hash = 'ab'.repeat(32)
    const ids = (shift: number) =>
      toActEvents([
        act({ number: 7 + shift }),
        act({ number: 8 + shift }),
        act({ number: 9 + shift, txHash: `0x${'cd'.repeat(32)}` }),
      ]).map(({ eventId }) => eventId)
    expect(ids(0)).toEqual([`act_56_${hash}_1`, `act_56_${hash}_2`, `act_56_${'cd'.repeat(32)}_1`])
    expect(ids(100)).toEqual(ids(0))
  })

  it('says what it is, when it happened, and the facts', () => {
    const [event] = toActEvents([act()])
    expect(JSON.parse(event?.body ?? '')).toEqual({
      type: 'act.locked',
      timestamp: '2023-11-14T22:13:20.000Z',
      data: { id: event?.eventId, ...act() },
    })
    expect(event?.addresses).toEqual([address(1), address(2), address(3)])
  })
})

describe('toGapEvent', () => {
  it('concerns every webhook of its network', () => {
    const event = toGapEvent({ chainId: 56, afterBlock: 3, untilBlock: 8 }, 1_700_000_000)
    expect(event).toMatchObject({ eventId: 'missed_56_3_8', kind: null, type: 'acts.missed' })
  })
})
