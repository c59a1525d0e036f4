import { expect, test } from 'vitest'
import type { ShownLock } from '../lock/serialize-lock.ts'
import type { PresaleDetail } from '../presale/detail-schemas.ts'
import type { ShownPool } from '../staking/schemas.ts'
import {
  factsOfLock,
  factsOfLocks,
  factsOfPool,
  factsOfPresale,
  makeShareFormat,
} from './share-facts.ts'

const START = 1_800_000_000
const END = START + 86_400
const format = makeShareFormat('en-US')
const ended = ['ended', format.moment(END)] as const
const raised = [
  ['progress', '60%'],
  ['people', '3'],
] as const

const factsAt = (
  label: string,
  now: number,
  reason = 'none',
  finalizedAt?: number,
  total = '60000000',
) =>
  factsOfPresale(
    {
      address: '0x1',
      info: { name: 'Harbour' },
      token: { symbol: 'HBR' },
      status: { label, reason },
      listing: finalizedAt === undefined ? null : { finalizedAt },
      total,
      hardCap: '100000000',
      userCount: 3,
      startTime: START,
      endTime: END,
    } as unknown as PresaleDetail,
    format,
    now,
  ).figures

test('what came in is more than nothing, however little of the cap it is', () => {
  expect(format.percent(0.003)).toBe('<0.01%')
  const [progress] = factsAt('running', START, 'none', undefined, '99999999')
  expect(progress).toEqual(['progress', '99.99%'])
})

test('a presale ends until its end, and has ended from then on, finished or not', () => {
  expect(factsAt('running', END - 1)).toEqual([...raised, ['ends', format.moment(END)]])
  expect(factsAt('waiting', END)).toEqual([...raised, ended])
  expect(factsAt('finished', END)).toEqual([...raised, ended])
})

test('what was over before its end says no moment that is still to come', () => {
  const finished = START + 60
  const early = ['ended', format.moment(finished)]
  expect(factsAt('finished', END - 1, 'none', finished)).toEqual([...raised, early])
  expect(factsAt('finished', END, 'none', finished)).toEqual([...raised, early])
  expect(factsAt('finished', END + 60, 'none', END + 60)).toEqual([...raised, ended])
  const stopped = { state: 'stopped', startTime: START, endTime: END, stakerCount: 1 }
  const tokens = { stakedToken: { name: 'Harbour' }, rewardToken: { symbol: null }, pair: null }
  const pool = { ...stopped, ...tokens } as unknown as ShownPool
  expect(factsOfPool(pool, format, END - 1).figures).toEqual([['stakers', '1']])
  expect(factsOfPool(pool, format, END).figures).toEqual([['stakers', '1'], ended])
})

test('a canceled presale tells nothing as raised: refunds have taken it out', () => {
  expect(factsAt('canceled', END, 'softCapMissed')).toEqual([ended])
  expect(factsAt('canceled', END, 'lapsed')).toEqual([ended])
})

test('a presale that was stopped before its end is not said to have ended with it', () => {
  for (const reason of ['owner', 'removed', 'unsellable']) {
    expect(factsAt('canceled', END - 1, reason)).toEqual([])
    expect(factsAt('canceled', END, reason)).toEqual([])
  }
})

test('a lock that moved to another locker is not said to unlock at what was its end', () => {
  const lock = (state: string) =>
    ({
      ...{ kind: 'token', asset: '0x1', assetName: 'Harbour', assetSymbol: 'HBR', pair: null },
      ...{ assetDecimals: 0, amount: '5', owner: '0x2', isForever: false, unlockAt: END, state },
    }) as unknown as ShownLock
  const unlocks = ['unlocks', format.moment(END)]
  const figuresOf = (state: string, now: number) => factsOfLock(lock(state), format, now).figures
  expect(figuresOf('active', START)).toContainEqual(unlocks)
  expect(figuresOf('ended', END)).toContainEqual(unlocks)
  expect(figuresOf('ended', START)).not.toContainEqual(unlocks)
  const both = factsOfLocks([lock('ended')], true, format, START).figures
  expect(both).not.toContainEqual(unlocks)
})
