import { getLocalDeployment } from '@slipway/deployments'
import { type Address, type Log, parseAbi, parseEventLogs } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'
import { getIndexed, listIndexed } from './list-indexed.ts'

// Written by hand from the contracts' promises, so that an event which drifted away from them is noticed here.
const factoryEvents = parseAbi([
  'event PoolDeployed(address indexed owner, address indexed pool, uint256 indexed kind, uint256 id, address stakedToken, address rewardToken, uint256[] params, address admin, string ipfsKey, uint256 rewardTokenAmount, uint256 rebateBudget, uint256 feeWei)',
])
const poolEvents = parseAbi([
  'event Deposited(address indexed account, uint256 received, uint256 staked)',
  'event Withdrawn(address indexed account, uint256 amount, uint256 sent, uint256 reward, uint256 staked)',
  'event EmergencyWithdrawn(address indexed account, uint256 amount, uint256 sent)',
  'event NftsDeposited(address indexed account, uint256[] nftIds, uint256 staked)',
  'event NftsWithdrawn(address indexed account, uint256[] nftIds, uint256 reward, uint256 staked)',
  'event NftsEmergencyWithdrawn(address indexed account, uint256[] nftIds, uint256 staked)',
  'event Harvested(address indexed account, uint256 reward)',
])

const rebateEvents = parseAbi([
  'event RebateEarned(address indexed inviter, address indexed account, uint256 amount)',
  'event RebateClaimed(address indexed inviter, uint256 amount)',
])

/** What is left in a pool and what it paid to stakers and inviters, by its id, as text. */
type Sums = Record<string, string>

const logsOf = (shortname: string, address: Address): Promise<Log[]> =>
  createChainProbe(shortname).getLogs({ address, fromBlock: 0n })

/** What one log of a pool adds to its stake and to its payments. */
function addedBy(log: ReturnType<typeof parseEventLogs<typeof poolEvents>>[number]) {
  const { eventName, args } = log
  if (eventName === 'Deposited') return [args.received, 0n] as const
  if (eventName === 'Withdrawn') return [-args.amount, args.reward] as const
  if (eventName === 'EmergencyWithdrawn') return [-args.amount, 0n] as const
  if (eventName === 'Harvested') return [0n, args.reward] as const
  const count = BigInt(args.nftIds.length)
  if (eventName === 'NftsDeposited') return [count, 0n] as const
  return [-count, eventName === 'NftsWithdrawn' ? args.reward : 0n] as const
}

const eventsOf = async (shortname: string, pool: Address) =>
  parseEventLogs({ abi: poolEvents, logs: await logsOf(shortname, pool) })

/** What everybody has staked in a pool. */
async function sumStakes(shortname: string, pool: Address): Promise<ReadonlyMap<string, bigint>> {
  const staked = new Map<string, bigint>()
  for (const log of await eventsOf(shortname, pool)) {
    const [stake] = addedBy(log)
    staked.set(log.args.account, (staked.get(log.args.account) ?? 0n) + stake)
  }
  return staked
}

/** What stakers were paid, what inviters earned and what they took. */
async function sumPaid(shortname: string, pool: Address) {
  const logs = await logsOf(shortname, pool)
  const events = parseEventLogs({ abi: poolEvents, logs })
  const sum = (eventName: 'RebateEarned' | 'RebateClaimed') =>
    parseEventLogs({ abi: rebateEvents, logs, eventName }).reduce(
      (total, { args }) => total + args.amount,
      0n,
    )
  return {
    paid: events.reduce((total, log) => total + addedBy(log)[1], 0n),
    rebatesEarned: sum('RebateEarned'),
    rebatesPaid: sum('RebateClaimed'),
  }
}

async function describePool(shortname: string, pool: Address) {
  const { paid, rebatesEarned, rebatesPaid } = await sumPaid(shortname, pool)
  const left = [...(await sumStakes(shortname, pool)).values()]
  const total = left.reduce((sum, stake) => sum + stake, 0n)
  const stakers = left.filter((stake) => stake > 0n).length
  return [total, stakers, paid, rebatesEarned, rebatesPaid].join(' ')
}

/** Every pool that the factory of a network announced, with its kind: 1 token, 2 LP, 3 NFT. */
async function listMade(
  shortname: string,
): Promise<readonly { readonly pool: Address; readonly kind: bigint }[]> {
  const factory = getLocalDeployment().contracts.poolFactory
  if (!factory) throw new Error('There is no local factory of pools.')
  const logs = await logsOf(shortname, factory.address)
  return parseEventLogs({ abi: factoryEvents, logs }).map(({ args }) => args)
}

async function sumPools(shortname: string, chainId: number): Promise<Sums> {
  const made = await listMade(shortname)
  const sums = await Promise.all(
    made.map(async ({ pool }) => [
      `${chainId}-${pool.toLowerCase()}`,
      await describePool(shortname, pool),
    ]),
  )
  return Object.fromEntries(sums)
}

interface ListedPool {
  readonly id: string
  readonly totalStaked: string
  readonly stakerCount: number
  readonly rewardsPaid: string
  readonly rebatesEarned: string
  readonly rebatesPaid: string
}

async function listPools(): Promise<Sums> {
  const found = await listIndexed<ListedPool>('/api/pools')
  return Object.fromEntries(
    found.map(({ id, totalStaked, stakerCount, rewardsPaid, rebatesEarned, rebatesPaid }) => [
      id,
      [totalStaked, stakerCount, rewardsPaid, rebatesEarned, rebatesPaid].join(' '),
    ]),
  )
}

/** Every pool of all networks, and the addresses that have something staked, as their logs say it. */
export async function sumAllPools(): Promise<{ pools: number; stakers: number }> {
  const stakers = new Set<string>()
  let pools = 0
  for (const { shortname } of readRunContext().chains) {
    for (const { pool } of await listMade(shortname)) {
      pools++
      for (const [account, stake] of await sumStakes(shortname, pool)) {
        if (stake > 0n) stakers.add(account.toLowerCase())
      }
    }
  }
  return { pools, stakers: stakers.size }
}

/** Waits until every pool of the index holds and has paid what its logs add up to, and all are counted. */
export async function expectPoolsEqualLogs(timeout = 60_000): Promise<void> {
  const sums = await Promise.all(
    readRunContext().chains.map(({ shortname, chainId }) => sumPools(shortname, chainId)),
  )
  const expected: Sums = Object.assign({}, ...sums)
  await expect.poll(listPools, { timeout }).toEqual(expected)
  const { totals } = await getIndexed<{ readonly totals: { readonly pools: number } }>('/api/stats')
  expect(totals.pools).toBe(Object.keys(expected).length)
}

/** Kinds of a network of which some pool paid its stakers and their inviters, in order. */
export async function listPaidKinds(shortname: string): Promise<readonly bigint[]> {
  const kinds = new Set<bigint>()
  for (const { pool, kind } of await listMade(shortname)) {
    const { paid, rebatesPaid } = await sumPaid(shortname, pool)
    if (paid > 0n && rebatesPaid > 0n) kinds.add(kind)
  }
  return [...kinds].sort()
}
