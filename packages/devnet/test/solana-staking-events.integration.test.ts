import { buildHarvest } from '@slipway/sdk/solana/staking/build-staker-action'
import { decodePool } from '@slipway/sdk/solana/staking/decode-pool'
import { poolBytes, poolDecoder } from '@slipway/sdk/solana/staking/pool-codec'
import { expect, test } from 'vitest'
import { programEventReader } from './program-event-reader.ts'
import { StakingWorld } from './staking-world.ts'
import { day } from './token-world.ts'

const readBytes = programEventReader('staking', {
  ...{ called: 'pool', bytes: poolBytes, decoder: poolDecoder, decode: decodePool },
})
/** The one event of a transaction. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  return readBytes(events[0])
}

test('events tell all of a pool: an index needs nothing but them', async () => {
  const world = await StakingWorld.open()
  const [owner, ann] = [await world.person(), await world.person()]
  const [stake, reward] = [await world.token([owner, ann]), await world.token([owner])]
  const tokens = { stake, reward }
  const change = { limit: 4_096n, limitSeconds: day }
  const { instructions, ...place } = await world.creation(tokens, owner, change, 77n)
  const draft = world.draft(stake, reward, change)
  const created = await world.succeed(owner, instructions)
  const state = () => world.find(place.pool)
  expect(readEvent(created.events)).toEqual({
    ...{ name: 'created', state: state(), received: 864_000_000n },
  })
  expect(state()).toMatchObject({ id: 77n, owner: owner.address, limit: 4_096n })
  const pool = { ...place, owner, draft, stakeToken: stake, rewardToken: reward }
  world.setTime(draft.startAt)
  const wallet = ann.address
  const about = (name: string, staked: bigint, due: bigint) => ({
    ...{ name, state: state(), wallet, staked, due },
  })
  const staked = await world.deposit(pool, ann, 1_024n)
  expect(readEvent(staked.events)).toEqual({ ...about('staked', 1_024n, 0n), received: 1_024n })
  world.pass(day)
  const left = await world.withdraw(pool, ann, 1_000n)
  const due = 1_000n * BigInt(day)
  expect(readEvent(left.events)).toEqual({ ...about('withdrawn', 24n, due), amount: 1_000n })
  const paid = await world.send(ann, await buildHarvest(pool, ann))
  expect(readEvent(paid.events)).toEqual({ ...about('harvested', 24n, 0n), reward: due })
  const { rate, startAt, endAt } = world.read(pool)
  const raise = { kind: 'setRewards', rate, startAt, endAt: endAt + 5, amount: 6_000n } as const
  const raised = await world.act(pool, raise)
  expect(readEvent(raised.events)).toEqual({ name: 'rewardsSet', state: state(), added: 6_000n })
  const limited = await world.act(pool, { kind: 'setLimit', limit: 0n })
  expect(readEvent(limited.events)).toEqual({ name: 'limitSet', state: state() })
  const opened = await world.act(pool, { kind: 'openExit' })
  expect(readEvent(opened.events)).toEqual({ name: 'exitOpened', state: state() })
  const recovered = await world.act(pool, { kind: 'recover' })
  expect(readEvent(recovered.events)).toEqual({ name: 'recovered', state: state(), amount: 1_000n })
  const stopped = await world.act(pool, { kind: 'stop' })
  expect(readEvent(stopped.events)).toEqual({ name: 'stopped', state: state() })
  expect(state()).toMatchObject({ exitOpen: true, endAt: world.now })
  await world.withdraw(pool, ann, 24n)
  const last = state()
  await world.succeed(ann, [await world.transfer(stake, ann, pool.stakeVault, 7n)])
  const closed = await world.act(pool, world.closing(pool))
  const surplus = 1_000n * BigInt(endAt + 5 - world.now)
  expect(readEvent(closed.events)).toEqual({
    ...{ name: 'closed', state: last, left: surplus, strays: 7n },
  })
  expect(state()).toBeUndefined()
})
