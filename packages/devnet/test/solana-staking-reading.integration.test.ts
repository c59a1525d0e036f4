import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import { getPools } from '@slipway/sdk/solana/staking/get-pools'
import { getStake } from '@slipway/sdk/solana/staking/get-stake'
import { getStakes } from '@slipway/sdk/solana/staking/get-stakes'
import { namePoolError } from '@slipway/sdk/solana/staking/name-pool-error'
import { expect, test } from 'vitest'
import { deployLocalPrograms } from '../src/solana/deploy-local-programs.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { createClusterRpc } from './create-cluster-rpc.ts'
import { StakingWorld } from './staking-world.ts'

test('pools and what wallets have in them are read from a node of the local cluster, which has the program where the client looks for it', async () => {
  const cluster = new LocalCluster()
  await deployLocalPrograms(cluster)
  const program = getSolanaPrograms(902)?.staking
  if (!program) throw new Error('The client knows no program.')
  const world = new StakingWorld(cluster.machine, program, namePoolError)
  const rpc = createClusterRpc(cluster)
  const [owner, ann, ben] = [await world.person(), await world.person(), await world.person()]
  const [stake, reward] = [await world.token([owner, ann, ben]), await world.token([owner, ben])]
  const pool = await world.pool({ stake, reward }, owner)
  const found = await getPool(rpc, program, pool.pool)
  expect(found).toEqual(world.read(pool))
  expect(found).toMatchObject({ stakeMint: stake.mint, rewardMint: reward.mint, rate: 1_000n })
  expect(await getPool(rpc, program, stake.mint)).toBeUndefined()
  expect(await getPool(rpc, program, pool.stakeVault)).toBeUndefined()

  world.setTime(pool.draft.startAt)
  const other = await world.pool({ stake, reward }, ben)
  world.pass(1)
  const later = await world.pool({ stake: reward, reward }, owner)
  world.setTime(later.draft.startAt)
  for (const one of [ann, ben]) await world.deposit(pool, one, 50n)
  await world.deposit(other, ann, 60n)
  const place = { pool: pool.pool, wallet: ann.address }
  expect(await getStake(rpc, program, place)).toEqual(await world.stakeOf(pool, ann))
  expect(await getStake(rpc, program, place)).toMatchObject({ ...place, amount: 50n, due: 0n })
  expect(await getStake(rpc, program, { ...place, wallet: owner.address })).toBeUndefined()
  // What a wallet has is no pool.
  const own = await world.stakeOf(pool, ann)
  if (!own) throw new Error('The wallet has nothing.')
  expect(await getPool(rpc, program, own.address)).toBeUndefined()

  const addresses = (all: readonly { readonly address: string }[]) => all.map((one) => one.address)
  expect(addresses(await getPools(rpc, program, { owner: owner.address }))).toEqual([
    ...[later.pool, pool.pool],
  ])
  expect(addresses(await getPools(rpc, program, { stakeMint: stake.mint }))).toEqual([
    ...[other.pool, pool.pool],
  ])
  const stakers = await getStakes(rpc, program, { pool: pool.pool })
  expect(stakers.map(({ wallet }) => wallet).toSorted()).toEqual(
    [ann.address, ben.address].toSorted(),
  )
  const stakes = await getStakes(rpc, program, { wallet: ann.address })
  expect(stakes.map(({ amount }) => amount).toSorted()).toEqual([50n, 60n])
})
