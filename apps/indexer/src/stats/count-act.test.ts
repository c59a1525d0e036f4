import { KEPT_ACTS } from '@slipway/database/stats/indexed'
import { describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../test/memory-index.ts'
import type { EventHandler } from '../store/event-handler.ts'
import { type Act, type Counted, counting } from './count-act.ts'
import { countPlatform, platformReads } from './platform-rows.ts'

const ANN = '0x00000000000000000000000000000000000000a1'
const BOB = '0x00000000000000000000000000000000000000b2'
const DAY = 86_400

const nothing: EventHandler<Counted> = { reads: () => [], writes: () => [] }
const told = counting<Counted>(nothing, ({ args }) => args)

const act = (account: Act['account'], kind: Act['kind'] = 'staked'): Counted => ({
  act: { kind, account },
})

describe('counting', () => {
  it('counts acts of chain and day, and an account once for ever', () => {
    const index = makeMemoryIndex()
    for (const account of [ANN, ANN, BOB] as const) index.run(told, act(account))
    index.run(told, act(ANN), { timestamp: DAY + 5 })
    expect(index.row('platformChain', '7')).toMatchObject({ acts: 4, newUsers: 2 })
    expect(index.row('platformDay', '7-0')).toMatchObject({ acts: 3, newUsers: 2 })
    expect(index.row('platformDay', `7-${DAY}`)).toMatchObject({ acts: 1, newUsers: 0 })
    expect(index.row('platformAccount', `7-${ANN}`)).toMatchObject({ acts: 3, firstAt: 100 })
  })

  it('counts who contributes for the first time, whatever they did before', () => {
    const index = makeMemoryIndex()
    index.run(told, act(ANN))
    for (const account of [ANN, BOB, ANN] as const) index.run(told, act(account, 'contributed'))
    expect(index.row('platformChain', '7')).toMatchObject({ newUsers: 2, newContributors: 2 })
  })

  it('keeps the chains apart', () => {
    const index = makeMemoryIndex()
    index.run(told, act(ANN))
    index.run(told, act(ANN), { chainId: 8 })
    expect(index.rowsOf('platformChain').map(({ newUsers }) => newUsers)).toEqual([1, 1])
  })

  it('adds to what the handler itself counts', () => {
    const index = makeMemoryIndex()
    const own: EventHandler<object> = {
      reads: platformReads,
      writes: (event, rows) => countPlatform(event, rows, { transfers: 1, holders: 2 }),
    }
    const counted = counting(own, () => ({ ...act(ANN), change: { claims: 1 } }))
    index.run(counted, {})
    index.run(counted, {})
    const figures = { transfers: 2, claims: 2, acts: 2 }
    expect(index.row('platformChain', '7')).toMatchObject({ ...figures, holders: 4 })
    expect(index.row('platformDay', '7-0')).toMatchObject({ ...figures, holdersAtEnd: 4 })
  })

  it('changes figures without an act, and nothing for what does not count', () => {
    const index = makeMemoryIndex()
    index.run(told, { change: { locksMade: 1 } })
    index.run(
      counting(nothing, () => undefined),
      act(ANN),
    )
    expect(index.row('platformChain', '7')).toMatchObject({ locksMade: 1, acts: 0, newUsers: 0 })
    expect(index.rowsOf('platformAct')).toEqual([])
  })

  it('keeps the newest acts in the order of their numbers, and no more of them', () => {
    const index = makeMemoryIndex()
    for (let made = 0; made < KEPT_ACTS + 3; made++) index.run(told, act(ANN))
    const numbers = index.rowsOf('platformAct').map(({ number }) => number)
    expect(numbers).toHaveLength(KEPT_ACTS)
    expect(Math.max(...numbers)).toBe(KEPT_ACTS + 3)
    expect(Math.min(...numbers)).toBe(4)
    expect(new Set(numbers).size).toBe(KEPT_ACTS)
  })
})
