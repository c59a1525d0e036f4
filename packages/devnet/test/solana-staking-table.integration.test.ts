import { globSync } from 'node:fs'
import { poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { buildCall } from '@slipway/sdk/flow/build-call'
import type { OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { countRewards } from '@slipway/sdk/solana/staking/pool-math'
import { getStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import type { KeyPairSigner } from '@solana/kit'
import { erc20Abi, parseEther, parseEventLogs, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { createPlainToken, readNow } from './presale-on-chain.ts'
import { readTitles, readTree } from './read-scenarios.ts'
import {
  evmPoolsAlone,
  evmPoolTreesAlone,
  poolsTestedApart,
  poolTests,
  poolTrees,
  solanaPoolsAlone,
} from './staking-lists.ts'
import type { PoolPerson, PoolScenario, PoolStep } from './staking-scenario.ts'
import { poolTerms, stakingTable } from './staking-table.ts'
import { StakingWorld } from './staking-world.ts'
import { createTableCaller } from './table-caller.ts'
import { createTableToken, spareFromTax } from './table-token.ts'
import { feeOf } from './token-world.ts'

/** What came of a step: a refusal, or what a wallet has more of both tokens. */
interface PoolOutcome {
  readonly error: string | undefined
  readonly stake: bigint
  readonly reward: bigint
}
interface PoolRuntime {
  readonly startAt: number
  run(at: number, who: PoolPerson, step: PoolStep): Promise<PoolOutcome>
}

const funds = 10n ** 12n
/** Of the local deployment. */
const feeWei = parseEther('0.2')

async function runScenario({ steps }: PoolScenario, runtime: PoolRuntime) {
  for (const [index, step] of steps.entries()) {
    const { at, who, does, amount = 0n, error, reward = 0n, gives } = step
    const came = await runtime.run(runtime.startAt + at, who, step)
    const place = `${index}: ${who} ${does}`
    const put = does === 'stake' && error === undefined ? -amount : 0n
    const expected = error === undefined ? { error, reward, stake: gives ?? put } : { error }
    expect(came, place).toMatchObject(expected)
  }
}

/** What contracts say of nothing, where on Solana there is no account that had anything. */
const ofNothing: Partial<Record<PoolStep['does'], string>> = {
  harvest: 'NothingToHarvest',
  withdraw: 'StakeTooSmall',
}

async function openOnSolana({ limited, taxBps }: PoolScenario): Promise<PoolRuntime> {
  const world = await StakingWorld.open()
  const [owner, ann, ben] = await Promise.all([1, 2, 3].map(() => world.person()))
  const people = { owner, ann, ben } as Record<PoolPerson, KeyPairSigner>
  const all = Object.values(people)
  const extensions = taxBps ? [feeOf(people.owner.address, taxBps)] : []
  const [stake, reward] = [await world.token(all, { extensions }), await world.token(all)]
  const startAt = world.now + 400
  const { rate, seconds, lockSeconds, deadline, limit, limitSeconds } = poolTerms
  const pool = await world.pool({ stake, reward }, people.owner, {
    ...{ rate, startAt, endAt: startAt + seconds, deadlineAt: startAt + deadline, lockSeconds },
    ...(limited && { limit, limitSeconds }),
  })
  const toAction = ({ does, amount = 0n }: PoolStep): OwnerAction => {
    const terms = world.read(pool)
    const change = { kind: 'setRewards', ...terms, amount: funds } as const
    if (does === 'setRate') return { ...change, rate: amount, ...missing(terms.endAt, amount) }
    if (does === 'setEnd') {
      const endAt = startAt + Number(amount)
      return { ...change, endAt, ...missing(endAt, terms.rate) }
    }
    if (does === 'setLimit') return { kind: 'setLimit', limit: amount }
    return { kind: does as 'stop' | 'openExit' | 'recover' }
  }
  /** What the program has to take, to the unit. */
  const missing = (endAt: number, changed: bigint) => {
    const terms = countRewards(world.read(pool), world.now)
    const needed = changed * BigInt(Math.max(endAt - world.now, 0))
    const has = terms.surplus + terms.rate * BigInt(terms.endAt - world.now)
    return { amount: needed > has ? needed - has : 0n }
  }
  const build = async (one: KeyPairSigner, { does, amount = 0n }: PoolStep) => {
    const staked = (await world.stakeOf(pool, one))?.amount ?? 0n
    // Where something is due, a wallet is paid with the same signature, as on EVM networks.
    const harvest = (await world.rewardOf(pool, one)) > 0n ? await buildHarvest(pool, one) : []
    if (does === 'stake')
      return [await buildStakeDeposit(pool, one, amount, world.read(pool)), ...harvest]
    if (does === 'withdraw') return [...(await buildStakeWithdrawal(pool, one, amount)), ...harvest]
    if (does === 'leave') return buildStakeWithdrawal(pool, one, staked)
    return buildHarvest(pool, one)
  }
  const isOwners = (does: PoolStep['does']) =>
    !['stake', 'withdraw', 'leave', 'harvest'].includes(does)
  return {
    startAt,
    async run(at, who, step) {
      world.setTime(at)
      const one = people[who]
      const isStranger = (await world.stakeOf(pool, one)) === undefined
      const had = await Promise.all([stake, reward].map((it) => world.balanceOf(it, one.address)))
      const { error } = isOwners(step.does)
        ? await world.act(pool, toAction(step), one)
        : await world.send(one, await build(one, step))
      const has = await Promise.all([stake, reward].map((it) => world.balanceOf(it, one.address)))
      const grown = has.map((now, index) => now - (had[index] ?? 0n))
      const name = (error === 'Unknown' && isStranger && ofNothing[step.does]) || error?.toString()
      return { error: name, stake: grown[0] ?? 0n, reward: grown[1] ?? 0n }
    },
  }
}

let platform: LocalPlatform
const accountOf = { owner: 3, ann: 4, ben: 5 } as const

/** Names of the contracts that say more than the program's. */
const plainName = (name: string | undefined) =>
  name?.replace(/^(StakingPool|TokenPool)_/, '').replace('NotAdmin', 'NotOwner')

async function openOnEvm({ limited, taxBps }: PoolScenario): Promise<PoolRuntime> {
  const { poolFactory } = getStakingContracts(platform.chain)
  const caller = createTableCaller<PoolPerson>(platform, accountOf)
  const { addressOf, approve, balanceOf, send } = caller
  const own = addressOf('owner')
  const stake = await createTableToken(platform, own, taxBps)
  const reward = await createPlainToken(platform, own)
  const { rate, seconds, lockSeconds, deadline, limit, limitSeconds } = poolTerms
  await approve('owner', reward, poolFactory)
  const startAt = (await readNow(platform)) + 400
  const times = [startAt, startAt + seconds].map(BigInt)
  const bounds = limited ? [limit, BigInt(limitSeconds)] : [0n, 0n]
  const numbers = [1n, rate, ...times, ...bounds, lockSeconds, startAt + deadline, 0n].map(BigInt)
  const creation = {
    to: poolFactory,
    abi: poolFactoryAbi,
    functionName: 'deployPool',
    args: [stake, reward, numbers, own, ''],
    valueWei: feeWei,
  } as const
  const made = await send('owner', buildCall(creation))
  const [event] = parseEventLogs({
    abi: poolFactoryAbi,
    eventName: 'PoolDeployed',
    logs: [...made.receipt.logs],
  })
  if (!event) throw new Error(`There is no pool: ${made.refusal?.name}.`)
  const { pool } = event.args
  await approve('owner', reward, pool)
  if (taxBps) await spareFromTax(platform, stake, own, true)
  for (const who of ['ann', 'ben'] as const) {
    const gift = { to: stake, abi: erc20Abi, functionName: 'transfer' } as const
    await send('owner', buildCall({ ...gift, args: [addressOf(who), funds] }))
    await approve(who, stake, pool)
  }
  if (taxBps) await spareFromTax(platform, stake, own, false)
  const balances = (who: PoolPerson) =>
    Promise.all([stake, reward].map((token) => balanceOf(token, addressOf(who))))
  const toCall = ({ does, amount = 0n }: PoolStep): readonly [string, ...unknown[]] =>
    ({
      stake: ['deposit', amount, zeroAddress] as const,
      withdraw: ['withdraw', amount] as const,
      leave: ['emergencyWithdraw'] as const,
      harvest: ['harvest'] as const,
      stop: ['stopReward'] as const,
      setRate: ['updateRewardPerBlock', amount] as const,
      setEnd: ['updateStartAndEndBlocks', startAt, BigInt(startAt) + amount] as const,
      setLimit: ['updatePoolLimitPerUser', amount] as const,
      openExit: ['openExit'] as const,
      recover: ['recoverRewards'] as const,
    })[does]
  return {
    startAt,
    async run(at, who, step) {
      const had = await balances(who)
      const [functionName, ...args] = toCall(step)
      const call = { to: pool, abi: tokenPoolAbi, functionName, args }
      const { refusal } = await send(who, buildCall(call as Parameters<typeof buildCall>[0]), at)
      const has = await balances(who)
      const grown = has.map((now, index) => now - (had[index] ?? 0n))
      const error = plainName(refusal?.name)
      return { error, stake: grown[0] ?? 0n, reward: grown[1] ?? 0n }
    },
  }
}

describe('by the program of Solana, a pool', () => {
  test.each(stakingTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnSolana(scenario))
  })
})

describe('by the contracts of EVM networks, a pool', () => {
  beforeAll(async () => {
    platform = await startLocalPlatform(18_736)
  })
  afterAll(() => platform.node.stop())

  test.each(stakingTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnEvm(scenario))
  })
})

test('every scenario of the contracts is one of the table, is tested beside it, or says why it is none', () => {
  const shared = new Set(stakingTable.flatMap(({ from }) => from))
  const apart = [poolsTestedApart, evmPoolsAlone].flatMap((list) => Object.keys(list))
  const trees = poolTrees.flatMap((tree) => readTree(tree))
  expect([...shared, ...apart].sort()).toEqual(trees.sort())
  const all = globSync('staking/*.tree', {
    cwd: new URL('../../../contracts/test/', import.meta.url),
  })
  expect([...poolTrees, ...Object.keys(evmPoolTreesAlone)].sort()).toEqual(all.sort())
})

test('what is tested beside the table, and what the program alone does, is tested where the lists say', () => {
  const said = [...Object.values(poolsTestedApart), ...Object.keys(solanaPoolsAlone)]
  expect(readTitles(poolTests)).toEqual(expect.arrayContaining(said))
})
