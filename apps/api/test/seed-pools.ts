import type pg from 'pg'
import { addressOf } from './seed-terms.ts'

/** Unix seconds at which the pools are looked at. */
export const NOW = 1_800_000_000
export const STAKED = addressOf(0x5a)
export const SIX = addressOf(0x5b)
export const PAIR = addressOf(0x5c)
export const NFTS = addressOf(0x5d)
export const REWARD = addressOf(0x5e)
export const FACTORY = addressOf(0xfa)
export const ALICE = addressOf(0xa1)
export const BOB = addressOf(0xb0)
const TX = `0x${'cd'.repeat(32)}`
const ETHER = 10n ** 18n

/** What one pool is about; the rest follows. */
export interface SeededPool {
  number: number
  kind?: 'token' | 'lp' | 'nft'
  stakedToken?: string
  owner?: string
  rewardPerSecond?: bigint
  totalStaked?: bigint
  startTime?: number
  endTime?: number
  stakeDeadline?: number
  stopped?: boolean
  eventCount?: number
}

export const poolAddress = (number: number) => addressOf(0xd000 + number)
export const poolId = (number: number) => `56-${poolAddress(number)}`

const insert = (client: pg.Pool, table: string, row: Readonly<Record<string, unknown>>) => {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  return client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row).map((value) => (typeof value === 'bigint' ? String(value) : value)),
  )
}

/** Adds one pool to a seeded index. */
export async function seedPool(client: pg.Pool, pool: SeededPool): Promise<void> {
  const endTime = pool.endTime ?? NOW + 1_000
  await insert(client, '"index".pool', {
    id: poolId(pool.number),
    chain_id: 56,
    address: poolAddress(pool.number),
    factory: FACTORY,
    kind: pool.kind ?? 'token',
    record_id: String(pool.number),
    owner: pool.owner ?? ALICE,
    admin: ALICE,
    staked_token: pool.stakedToken ?? STAKED,
    reward_token: REWARD,
    reward_per_second: pool.rewardPerSecond ?? 1n,
    total_staked: pool.totalStaked ?? ETHER,
    staker_count: 1,
    start_time: pool.startTime ?? NOW - 1_000,
    end_time: endTime,
    stake_deadline: pool.stakeDeadline ?? endTime,
    stopped: pool.stopped ?? false,
    ipfs_key: '',
    info_cid: '',
    base_uri: '',
    event_count: pool.eventCount ?? 2,
    created_at: 1_700_000_000 + pool.number,
    block_number: pool.number,
    tx_hash: TX,
  })
}

interface SeededStep {
  pool: number
  at: number
  totalStaked: bigint
  kind?: string
  account?: string
}

/** Adds one event of a pool, and the day that it leaves. */
export async function seedStep(client: pg.Pool, step: SeededStep): Promise<void> {
  const snapshot = {
    pool_id: poolId(step.pool),
    chain_id: 56,
    pool: poolAddress(step.pool),
    total_staked: step.totalStaked,
    staker_count: 1,
    reward_per_second: 1n,
    start_time: NOW - 1_000,
    end_time: NOW + 1_000,
  }
  await insert(client, '"index".pool_event', {
    ...snapshot,
    id: `56-${String(step.at).padStart(12, '0')}-000001`,
    kind: step.kind ?? 'deposited',
    actor: ALICE,
    account: step.account ?? null,
    details: '{}',
    created_at: step.at,
    block_number: step.at,
    tx_hash: TX,
  })
}

/** Adds what an account has in a pool. */
export const seedAccount = (
  client: pg.Pool,
  pool: number,
  account: string,
  staked: bigint,
  more: Readonly<Record<string, unknown>> = {},
) =>
  insert(client, '"index".pool_account', {
    id: `${poolId(pool)}-${account}`,
    pool_id: poolId(pool),
    chain_id: 56,
    pool: poolAddress(pool),
    account,
    staked,
    accrues_from: staked > 0n ? 1_700_000_000 + pool : null,
    updated_at: 1_700_000_000 + pool,
    ...more,
  })

/** Seven pools of all kinds and states, with accounts, NFTs, and what their tokens said of themselves. */
export async function seedPools(client: pg.Pool): Promise<void> {
  const facts = [
    [STAKED, 'Gold', 'GLD', 18, null, null],
    [SIX, 'Six', 'SIX', 6, null, null],
    [PAIR, 'Venue LP', 'LP', 18, STAKED, SIX],
    [NFTS, 'Hulls', 'HULL', null, null, null],
    [REWARD, 'Reward', 'RWD', 18, null, null],
  ] as const
  for (const [address, name, symbol, decimals, token0, token1] of facts) {
    const row = {
      id: `56-${address}`,
      chain_id: 56,
      address,
      name,
      symbol,
      decimals,
      token0,
      token1,
    }
    await insert(client, 'app.asset_facts', row)
  }
  await seedPool(client, { number: 1, rewardPerSecond: 4n })
  await seedPool(client, {
    number: 2,
    stakedToken: SIX,
    totalStaked: 2_000_000n,
    rewardPerSecond: 6n,
  })
  await seedPool(client, { number: 3, kind: 'lp', stakedToken: PAIR, startTime: NOW + 10 })
  await seedPool(client, { number: 4, kind: 'nft', stakedToken: NFTS, totalStaked: 2n, owner: BOB })
  await seedPool(client, { number: 5, stakeDeadline: NOW - 10 })
  await seedPool(client, { number: 6, endTime: NOW - 500 })
  await seedPool(client, { number: 7, endTime: NOW, stopped: true, stakeDeadline: NOW + 9 })
  await seedAccount(client, 1, ALICE, 5n, { inviter: BOB, last_deposit_at: NOW - 5 })
  await seedAccount(client, 1, BOB, 0n, {
    invitees: 1,
    rebates_earned: 3n,
    rebate_due_at: NOW - 70,
  })
  await seedAccount(client, 4, ALICE, 2n)
  for (const nftId of ['8', '9'])
    await insert(client, '"index".pool_nft', {
      id: `${poolId(4)}-${nftId}`,
      pool_id: poolId(4),
      chain_id: 56,
      pool: poolAddress(4),
      nft_id: nftId,
      account: nftId === '8' ? ALICE : null,
    })
  await seedStep(client, { pool: 1, at: NOW - 2_000, totalStaked: 0n, kind: 'created' })
  await seedStep(client, { pool: 1, at: NOW - 600, totalStaked: 2n * ETHER, account: ALICE })
}
