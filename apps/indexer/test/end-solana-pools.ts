import { buildOwnerAction, type OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import { buildPoolCreation } from '@slipway/sdk/solana/staking/build-pool-creation'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import type { Address, KeyPairSigner } from '@solana/kit'
import { day, programs, type SolanaIndexWorld, tokenProgram } from './solana-world.ts'

/** A pool of ten days whose stakes are locked for a day, with a limit for each wallet. */
async function makePool(world: SolanaIndexWorld, mint: Address) {
  const startAt = (await world.now()) - 10
  const token = { mint, tokenProgram }
  const endAt = startAt + 10 * day
  const draft = {
    ...{ stake: token, reward: token, amount: 10n * BigInt(day), rate: 1n, startAt, endAt },
    ...{ deadlineAt: endAt, lockSeconds: day, limit: 1_000n, limitSeconds: day },
  }
  const { creator } = world
  const place = await buildPoolCreation(programs.staking, creator, draft, world.nextId++)
  await world.send(place.instructions)
  const pool = await getPool(world.rpc, programs.staking, place.pool)
  if (!pool) throw new Error('there is such a pool')
  return {
    terms: pool,
    stake: async (by: KeyPairSigner, amount: bigint) =>
      world.send([await buildStakeDeposit(place, by, amount, pool)], by),
    withdraw: async (by: KeyPairSigner, amount: bigint) =>
      world.send(await buildStakeWithdrawal(place, by, amount), by),
    harvest: async (by: KeyPairSigner) => world.send(await buildHarvest(place, by), by),
    own: async (action: OwnerAction) => world.send(await buildOwnerAction(place, creator, action)),
  }
}

/** A pool whose terms change, that is stopped, emptied and closed; and one in which somebody stays and somebody is owed. */
export async function endSolanaPools(
  world: SolanaIndexWorld,
  mint: Address,
  [ann, ben]: readonly [KeyPairSigner, KeyPairSigner],
): Promise<void> {
  const ended = await makePool(world, mint)
  const running = await makePool(world, mint)
  await world.pass(60)
  await ended.stake(ann, 900n)
  await ended.own({ kind: 'setLimit', limit: 2_000n })
  await ended.stake(ben, 1_500n)
  await ended.stake(ann, 100n)
  const { startAt, endAt } = ended.terms
  await ended.own({ kind: 'setRewards', rate: 2n, startAt, endAt, amount: 20n * BigInt(day) })
  await ended.own({ kind: 'openExit' })
  await world.pass(600)
  await ended.harvest(ann)
  await ended.withdraw(ben, 500n)
  await running.stake(ann, 300n)
  await running.stake(ben, 200n)
  await world.pass(2 * day)
  await ended.own({ kind: 'stop' })
  await ended.own({ kind: 'recover' })
  await ended.withdraw(ann, 1_000n)
  await ended.withdraw(ben, 1_000n)
  await ended.harvest(ben)
  await ended.harvest(ann)
  await ended.own({ kind: 'close', taxed: { stake: false, reward: false } })
  await running.withdraw(ann, 120n)
  await running.harvest(ann)
  await running.withdraw(ben, 200n)
}
