import type { KeyPairSigner } from '@solana/kit'
import { beforeEach, expect, test } from 'vitest'
import { StakingWorld } from './staking-world.ts'
import { day, tokenKinds } from './token-world.ts'

let world: StakingWorld
let owner: KeyPairSigner
let ann: KeyPairSigner
let ben: KeyPairSigner

beforeEach(async () => {
  world = await StakingWorld.open()
  ;[owner, ann, ben] = [await world.person(), await world.person(), await world.person()]
})

test('who gave the associated account of a token away gets stake, reward and surplus into another own one', async () => {
  const [{ tokenProgram }] = tokenKinds
  const stake = await world.token([owner, ann], { tokenProgram })
  const reward = await world.token([owner, ann], { tokenProgram })
  const pool = await world.pool({ stake, reward }, owner)
  expect((await world.deposit(pool, ann, 1_000n)).error).toBeUndefined()
  world.setTime(pool.draft.startAt + day)
  const stakes = await world.giveAway(stake, ann, ben.address)
  const rewards = await world.giveAway(reward, ann, ben.address)
  expect((await world.withdraw(pool, ann, 1_000n)).error).toBeDefined()
  expect((await world.harvest(pool, ann)).error).toBeDefined()
  const own = {
    ...pool,
    stake: { ...pool.stake, account: stakes },
    reward: { ...pool.reward, account: rewards },
  }
  expect((await world.withdraw(own, ann, 1_000n)).error).toBeUndefined()
  expect((await world.harvest(own, ann)).error).toBeUndefined()
  expect(world.balanceAt(stakes)).toBe(1_000n)
  expect(world.balanceAt(rewards)).toBe(1_000n * BigInt(day))

  const left = await world.giveAway(reward, owner, ben.address)
  expect((await world.act(pool, { kind: 'stop' })).error).toBeUndefined()
  expect((await world.act(pool, { kind: 'recover' })).error).toBeDefined()
  const owned = { ...pool, reward: { ...pool.reward, account: left } }
  expect((await world.act(owned, { kind: 'recover' })).error).toBeUndefined()
  expect(world.balanceAt(left)).toBe(9n * 1_000n * BigInt(day))
  expect((await world.act(owned, world.closing(owned))).error).toBeUndefined()
})
