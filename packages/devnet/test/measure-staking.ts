import { buildOwnerAction, type OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import { buildHarvest, buildStakeWithdrawal } from '@slipway/sdk/solana/staking/build-staker-action'
import { drawPoolId } from '@slipway/sdk/solana/staking/draw-pool-id'
import type { KeyPairSigner } from '@solana/kit'
import { drawPerson, findKept } from './first-try.ts'
import { poolFeeBps, type StakingWorld } from './staking-world.ts'
import { day, feeOf, type tokenKinds } from './token-world.ts'

/**
 * Compute units of each instruction of a pool, which begins with both vaults opened and whose number is drawn as the website draws
 * it. Opening an account that is open is the payer's caution, and not counted.
 */
export async function measureStaking(
  world: StakingWorld,
  kind: (typeof tokenKinds)[number],
): Promise<Readonly<Record<string, number>>> {
  const owner = await world.person()
  const extensions = kind.isTaxed ? [feeOf(owner.address, poolFeeBps)] : []
  const stake = await world.token([owner], { ...kind, extensions })
  const reward = await world.token([owner], { ...kind, extensions })
  const tokens = { stake, reward }
  const unitsOf = async (by: KeyPairSigner, all: Parameters<typeof world.succeed>[1]) =>
    (await world.succeed(by, all)).units
  const id = await drawPoolId(world.program, owner.address, tokens)
  const made = await world.creation(tokens, owner, {}, id)
  const created = await unitsOf(owner, made.instructions)
  const pool = await world.pool(tokens, owner, { limit: 10n ** 12n, limitSeconds: day })
  const ann = await drawPerson(world, async (wallet) => [
    await findKept(world.program, 'stake', [pool.pool, wallet]),
  ])
  for (const token of [stake, reward])
    await world.succeed(owner, [
      await world.opening(token, owner, ann.address),
      await world.transfer(token, owner, await world.accountOf(token, ann.address), 10n ** 9n),
    ])
  const act = async (action: OwnerAction) =>
    unitsOf(owner, (await buildOwnerAction(pool, owner, action)).slice(-1))
  const { rate, startAt, endAt } = pool.draft
  world.setTime(startAt)
  const first = (await world.deposit(pool, ann, 3_000_000n)).units
  world.pass(77)
  const again = (await world.deposit(pool, ann, 3_000_000n)).units
  world.pass(day)
  const harvested = await unitsOf(ann, (await buildHarvest(pool, ann)).slice(-1))
  const withdrawn = await unitsOf(ann, (await buildStakeWithdrawal(pool, ann, 1_000n)).slice(-1))
  const limited = await act({ kind: 'setLimit', limit: 0n })
  const raise = { kind: 'setRewards', rate: rate + 1n, startAt, endAt, amount: 10n ** 9n } as const
  const raised = await act(raise)
  const opened = await act({ kind: 'openExit' })
  const recovered = await act({ kind: 'recover' })
  const stopped = await act({ kind: 'stop' })
  const left = (await world.stakeOf(pool, ann))?.amount ?? 0n
  // Nothing was earned since the harvest.
  await world.succeed(ann, await buildStakeWithdrawal(pool, ann, left))
  const close = await buildOwnerAction(pool, owner, world.closing(pool))
  const closed = await unitsOf(owner, close.slice(2))
  return {
    create: created,
    ...{ 'stake first': first, 'stake again': again, harvest: harvested, withdraw: withdrawn },
    ...{ 'set limit': limited, 'raise the rate': raised, 'open exit': opened },
    ...{ recover: recovered, stop: stopped, close: closed },
  }
}
