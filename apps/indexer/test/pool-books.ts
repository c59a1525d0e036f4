import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import type pg from 'pg'
import { type Address, type Log, parseAbi, parseEventLogs } from 'viem'

/** What a pool says of itself and the index has to know, by address. */
export type PoolBooks = Readonly<Record<string, readonly string[]>>

const VIEWS = [
  ...['owner', 'admin', 'stakedToken', 'rewardToken', 'createdAt', 'rewardTokenAmount'],
  ...['rewardPerBlock', 'startBlock', 'bonusEndBlock', 'stakeDeadline', 'poolLimitPerUser'],
  ...['numberBlocksForUserLimit', 'lengthOflockTime', 'exitOpen', 'inviteBps', 'ipfsKey'],
  ...['totalStaked', 'stakerCount', 'serviceFee', 'id'],
] as const

const COLUMNS = [
  ...['owner', 'admin', 'staked_token', 'reward_token', 'created_at', 'reward_token_amount'],
  ...['reward_per_second', 'start_time', 'end_time', 'closes_at', 'limit_per_account'],
  ...['limit_seconds', 'lock_seconds', 'exit_open', 'invite_bps', 'ipfs_key'],
  ...['total_staked', 'staker_count', 'fee_wei', 'record_id'],
]

const lower = (value: unknown) => {
  const text = String(value)
  return text.startsWith('0x') ? text.toLowerCase() : text
}

async function poolsOf(client: DeployClient, { poolFactory }: StakingContracts) {
  const factory = { address: poolFactory, abi: poolFactoryAbi } as const
  const count = await client.readContract({ ...factory, functionName: 'recordCount' })
  const records = await client.readContract({
    ...factory,
    functionName: 'records',
    args: [0n, count],
  })
  return records.map(({ addr }) => addr)
}

/** Asks every pool of the factory. */
export async function booksOfPools(
  client: DeployClient,
  contracts: StakingContracts,
): Promise<PoolBooks> {
  const books = (await poolsOf(client, contracts)).map(async (address) => {
    const read = (functionName: string) =>
      client.readContract({ address, abi: tokenPoolAbi, functionName } as never)
    return [lower(address), (await Promise.all(VIEWS.map(read))).map(lower)] as const
  })
  return Object.fromEntries((await Promise.all(books)).sort())
}

/** The same out of the index. */
export async function poolBooksOfIndex(pool: pg.Pool, chainId: number): Promise<PoolBooks> {
  const { rows } = await pool.query(
    `SELECT * FROM (SELECT *, least(stake_deadline, end_time) AS closes_at, exit_opened_at IS NOT NULL AS exit_open FROM index.pool) p WHERE chain_id = $1 ORDER BY address`,
    [chainId],
  )
  return Object.fromEntries(
    rows.map((row) => [row.address, COLUMNS.map((column) => lower(row[column]))]),
  )
}

// Written by hand from the pools' promises, so that an event which drifted away from them is noticed here.
const promisedEvents = parseAbi([
  'event Deposited(address indexed account, uint256 received, uint256 staked)',
  'event Withdrawn(address indexed account, uint256 amount, uint256 sent, uint256 reward, uint256 staked)',
  'event EmergencyWithdrawn(address indexed account, uint256 amount, uint256 sent)',
  'event NftsDeposited(address indexed account, uint256[] nftIds, uint256 staked)',
  'event NftsWithdrawn(address indexed account, uint256[] nftIds, uint256 reward, uint256 staked)',
  'event NftsEmergencyWithdrawn(address indexed account, uint256[] nftIds, uint256 staked)',
  'event Harvested(address indexed account, uint256 reward)',
  'event RebateEarned(address indexed inviter, address indexed account, uint256 amount)',
  'event RebateClaimed(address indexed inviter, uint256 amount)',
  'event RewardsRecovered(address indexed to, uint256 amount)',
])

/** Sums over the logs of one pool, as texts. */
export interface PoolSums {
  staked: string
  rewardsPaid: string
  rebatesEarned: string
  rebatesPaid: string
  recovered: string
  /** what each account has staked, with what it was paid; who has and had nothing is left out */
  accounts: Readonly<Record<string, readonly [staked: string, rewardsPaid: string]>>
}

class Tally {
  readonly #accounts = new Map<string, [bigint, bigint]>()
  rebatesEarned = 0n
  rebatesPaid = 0n
  recovered = 0n

  move(account: Address, staked: bigint, reward = 0n) {
    const [before, paid] = this.#accounts.get(lower(account)) ?? [0n, 0n]
    this.#accounts.set(lower(account), [before + staked, paid + reward])
  }

  sums(): PoolSums {
    const all = [...this.#accounts].sort()
    const total = (place: 0 | 1) => String(all.reduce((sum, [, own]) => sum + own[place], 0n))
    return {
      staked: total(0),
      rewardsPaid: total(1),
      rebatesEarned: String(this.rebatesEarned),
      rebatesPaid: String(this.rebatesPaid),
      recovered: String(this.recovered),
      accounts: Object.fromEntries(
        all.map(([account, [staked, paid]]) => [account, [String(staked), String(paid)]]),
      ),
    }
  }
}

function tallyStakes(tally: Tally, logs: Log[]) {
  for (const { eventName, args } of parseEventLogs({ abi: promisedEvents, logs })) {
    if (eventName === 'Deposited') tally.move(args.account, args.received)
    if (eventName === 'Withdrawn') tally.move(args.account, -args.amount, args.reward)
    if (eventName === 'EmergencyWithdrawn') tally.move(args.account, -args.amount)
    if (eventName === 'NftsDeposited') tally.move(args.account, BigInt(args.nftIds.length))
    if (eventName === 'NftsWithdrawn')
      tally.move(args.account, -BigInt(args.nftIds.length), args.reward)
    if (eventName === 'NftsEmergencyWithdrawn')
      tally.move(args.account, -BigInt(args.nftIds.length))
  }
}

function tallyRewards(tally: Tally, logs: Log[]) {
  for (const { eventName, args } of parseEventLogs({ abi: promisedEvents, logs })) {
    if (eventName === 'Harvested') tally.move(args.account, 0n, args.reward)
    if (eventName === 'RebateEarned') tally.rebatesEarned += args.amount
    if (eventName === 'RebateClaimed') tally.rebatesPaid += args.amount
    if (eventName === 'RewardsRecovered') tally.recovered += args.amount
  }
}

/** Adds up the logs of every pool, without any code of the index. */
export async function sumPoolLogs(
  client: DeployClient,
  contracts: StakingContracts,
): Promise<Readonly<Record<string, PoolSums>>> {
  const sums = (await poolsOf(client, contracts)).map(async (address) => {
    const logs = await client.getLogs({ address, fromBlock: 0n })
    const tally = new Tally()
    tallyStakes(tally, logs)
    tallyRewards(tally, logs)
    return [lower(address), tally.sums()] as const
  })
  return Object.fromEntries((await Promise.all(sums)).sort())
}

/** The same out of the index: the pools' rows with those of their accounts. */
export async function poolSumsOfIndex(
  pool: pg.Pool,
  chainId: number,
): Promise<Readonly<Record<string, PoolSums>>> {
  const { rows } = await pool.query<{ address: string; sums: PoolSums }>(
    `SELECT address, jsonb_build_object('staked', total_staked::text, 'rewardsPaid', rewards_paid::text, 'rebatesEarned', rebates_earned::text,
        'rebatesPaid', rebates_paid::text, 'recovered', recovered::text, 'accounts', (SELECT coalesce(jsonb_object_agg(a.account, jsonb_build_array(a.staked::text, a.rewards_paid::text)), '{}')
          FROM index.pool_account a WHERE a.pool_id = p.id AND (a.deposited > 0 OR a.rewards_paid > 0))) AS sums
      FROM index.pool p WHERE chain_id = $1 ORDER BY address`,
    [chainId],
  )
  return Object.fromEntries(rows.map(({ address, sums }) => [address, sums]))
}

/** Where totals of the index differ from its rows: nowhere. */
export async function findWrongPoolTotals(pool: pg.Pool, chainId: number): Promise<unknown[]> {
  const { rows } = await pool.query(
    `WITH stakers AS (SELECT account, count(*) FILTER (WHERE staked > 0) AS pools FROM index.pool_account WHERE chain_id = $1 AND deposited > 0 GROUP BY account),
       days AS (SELECT pool_id, sum(deposited) AS came, sum(withdrawn) AS went, sum(rewards_paid) AS paid FROM index.pool_day WHERE chain_id = $1 GROUP BY pool_id)
     SELECT 'staker' AS what, s.account AS id FROM stakers s FULL JOIN (SELECT * FROM index.pool_staker WHERE chain_id = $1) k ON k.account = s.account WHERE s.pools IS DISTINCT FROM k.pools
     UNION ALL SELECT 'day', p.id FROM index.pool p JOIN days d ON d.pool_id = p.id WHERE (d.came - d.went, d.paid) IS DISTINCT FROM (p.total_staked, p.rewards_paid)
     UNION ALL SELECT 'events', p.id FROM index.pool p WHERE p.event_count <> (SELECT count(*) FROM index.pool_event e WHERE e.pool_id = p.id)
     UNION ALL SELECT 'nfts', p.id FROM index.pool p WHERE p.kind = 'nft' AND p.total_staked <> (SELECT count(*) FROM index.pool_nft n WHERE n.pool_id = p.id AND n.account IS NOT NULL)
     UNION ALL SELECT 'made', c.id FROM index.platform_chain c WHERE c.chain_id = $1 AND c.pools_created <> (SELECT count(*) FROM index.pool p WHERE p.chain_id = $1)`,
    [chainId],
  )
  return rows
}
