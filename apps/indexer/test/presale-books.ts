import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { inviterAbi, presaleAbi } from '@slipway/deployments/abi'
import {
  inviterEventsAbi,
  presaleEventsAbi,
  presaleFactoryEventsAbi,
} from '@slipway/deployments/events'
import type pg from 'pg'
import { type Address, parseEventLogs, zeroAddress } from 'viem'
import { platformContract } from './act-on-presale.ts'

const lower = (text: string) => text.toLowerCase()
const DAY = 86_400n

type Books = Record<string, unknown>

/** Every log of the chain, in order. */
async function allLogs(client: DeployClient) {
  const head = await client.getBlockNumber()
  const logs = []
  for (let from = 0n; from <= head; from += 50n) {
    logs.push(...(await client.getLogs({ fromBlock: from, toBlock: from + 49n })))
  }
  return logs
}

/** What the contracts themselves say of every presale, every wallet in it and every inviter. */
export async function booksOfChain(client: DeployClient): Promise<Books> {
  const logs = await allLogs(client)
  const deployed = parseEventLogs({
    abi: presaleFactoryEventsAbi,
    eventName: 'PresaleDeployed',
    logs,
  })
  const books: Books = {}
  for (const { args } of deployed) {
    const presale = { address: args.presale, abi: presaleAbi } as const
    const [terms, state] = await Promise.all([
      client.readContract({ ...presale, functionName: 'terms' }),
      client.readContract({ ...presale, functionName: 'state' }),
    ])
    const { claimToken, currency, router, owner, ...numbers } = terms
    const key = lower(args.presale)
    books[key] = {
      parties: [claimToken, currency, router, owner].map(lower),
      terms: Object.values(numbers).map(String),
      state: [
        ...[state.poolStatus, state.cancelReason, state.total, state.accepted, state.userCount],
        ...[state.claimCount, state.tokensDeposited, state.tokensClaimed, state.finalizedAt],
        ...[state.vestingStart, state.termsChanged, state.lockId, lower(state.pair)],
      ].map(String),
    }
    await addWallets(client, args.presale, books, logs)
    await addRewards(client, args.presale, books, logs)
  }
  return books
}

async function addWallets(
  client: DeployClient,
  presale: Address,
  books: Books,
  logs: Awaited<ReturnType<typeof allLogs>>,
) {
  const ofPresale = logs.filter(({ address }) => lower(address) === lower(presale))
  const wallets = new Set<Address>()
  for (const { args } of parseEventLogs({ abi: presaleEventsAbi, logs: ofPresale })) {
    for (const name of ['account', 'from', 'to'] as const) {
      const wallet = (args as Record<string, unknown>)[name]
      if (typeof wallet === 'string') wallets.add(lower(wallet) as Address)
    }
  }
  for (const account of wallets) {
    const found = await client.readContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'accountOf',
      args: [account],
    })
    const { contributed, claimed, exitFee, level, slotStatus } = found
    const says = [contributed, claimed, exitFee, level, slotStatus].map(String)
    // Who only was paid by the presale has no books in it.
    if (says.some((value) => value !== '0')) books[`${lower(presale)} ${account}`] = says
  }
}

async function addRewards(
  client: DeployClient,
  presale: Address,
  books: Books,
  logs: Awaited<ReturnType<typeof allLogs>>,
) {
  const inviter = { address: platformContract('inviter'), abi: inviterAbi } as const
  const info = await client.readContract({
    ...inviter,
    functionName: 'presaleInfo',
    args: [presale],
  })
  if (info.status === 0n) return
  const weight = await client.readContract({
    ...inviter,
    functionName: 'totalWeight',
    args: [presale],
  })
  const isSettled = info.status === 2n
  books[`${lower(presale)} ledger`] = [
    ...[info.status, isSettled ? info.total : 0n, info.distributedAmount, weight],
  ].map(String)
  const ofInviter = logs.filter(({ address }) => lower(address) === lower(inviter.address))
  const bound = parseEventLogs({ abi: inviterEventsAbi, eventName: 'Bound', logs: ofInviter })
  const inviters = new Set(
    bound
      .filter(({ args }) => lower(args.presale) === lower(presale))
      .map(({ args }) => lower(args.inviter) as Address),
  )
  for (const one of inviters) {
    const args = [presale, one] as const
    const read = (
      functionName: 'weightOf' | 'inviterContribution' | 'subUserCount' | 'pendingReward',
    ) => client.readContract({ ...inviter, functionName, args })
    books[`${lower(presale)} inviter ${one}`] = [
      ...[await read('weightOf'), await read('inviterContribution')],
      ...[await read('subUserCount'), await read('pendingReward')],
    ].map(String)
  }
}

/** The same as the index has it. */
export async function booksOfIndex(pool: pg.Pool, chainId: number): Promise<Books> {
  const books: Books = {}
  const presales = await pool.query(
    `SELECT p.*, l.finalized_at, l.vesting_start, l.lock_id, l.pair FROM index.presale p LEFT JOIN index.presale_listing l ON l.id = p.id WHERE p.chain_id = $1`,
    [chainId],
  )
  for (const row of presales.rows) {
    books[row.address] = {
      parties: [row.claim_token, row.currency, row.router, row.owner],
      terms: [
        ...[row.hard_cap, row.soft_cap, row.presale_rate, row.liquidity_rate],
        ...[row.liquidity_percent_bps, row.min_currency, row.max_currency, row.start_time],
        ...[row.end_time, row.lock_seconds, row.whitelist_mode, row.t1_seconds, row.t2_seconds],
        ...[row.slot_transfer, row.vest, row.vest_first_bps, row.vest_cycle_seconds],
        ...[row.vest_percent_bps, row.burns_unsold, row.lists_below_presale, row.max_repair_bps],
        row.declared_tax_bps,
      ].map(String),
      state: [
        ...[row.pool_status, row.cancel_reason, row.total, row.accepted, row.user_count],
        ...[row.claim_count, row.tokens_deposited, row.tokens_claimed, row.finalized_at ?? 0],
        ...[row.vesting_start ?? 0, row.terms_changed, row.lock_id ?? 0, row.pair ?? zeroAddress],
      ].map(String),
    }
  }
  const wallets = await pool.query(
    `SELECT coalesce(a.presale, s.presale) AS presale, coalesce(a.account, s.account) AS account, coalesce(a.contributed, 0) AS contributed,
       coalesce(a.claimed, 0) AS claimed, coalesce(a.exit_fee, 0) AS exit_fee, coalesce(s.level, 0) AS level, coalesce(s.status, 0) AS status
     FROM (SELECT * FROM index.presale_account WHERE chain_id = $1) a FULL JOIN (SELECT * FROM index.presale_slot WHERE chain_id = $1) s ON s.id = a.id`,
    [chainId],
  )
  for (const row of wallets.rows) {
    const says = [row.contributed, row.claimed, row.exit_fee, row.level, row.status].map(String)
    if (says.some((value) => value !== '0')) books[`${row.presale} ${row.account}`] = says
  }
  await addRewardsOfIndex(pool, chainId, books)
  return books
}

async function addRewardsOfIndex(pool: pg.Pool, chainId: number, books: Books) {
  const ledgers = await pool.query('SELECT * FROM index.inviter_ledger WHERE chain_id = $1', [
    chainId,
  ])
  for (const row of ledgers.rows) {
    books[`${row.presale} ledger`] = [
      ...[row.status, row.total, row.distributed, row.total_weight],
    ].map(String)
  }
  const rewards = await pool.query(
    `SELECT r.*, CASE WHEN r.paid > 0 THEN 0 ELSE div(r.weight * l.accepted_share, 10::numeric ^ 22) END AS pending
     FROM index.inviter_reward r JOIN index.inviter_ledger l ON l.id = r.presale_id WHERE r.chain_id = $1 AND r.invitees > 0`,
    [chainId],
  )
  for (const row of rewards.rows) {
    books[`${row.presale} inviter ${row.inviter}`] = [
      ...[row.weight, row.invitee_contribution, row.invitees, row.pending],
    ].map(String)
  }
}

/** Contributions by day and by currency, added up from the logs alone. */
export async function sumPresaleLogs(client: DeployClient) {
  const logs = await allLogs(client)
  const currencies = new Map(
    parseEventLogs({ abi: presaleFactoryEventsAbi, eventName: 'PresaleDeployed', logs }).map(
      ({ args }) => [lower(args.presale), lower(args.addressParams[1] ?? '')],
    ),
  )
  const ofPresales = logs.filter(({ address }) => currencies.has(lower(address)))
  const times = new Map<bigint, bigint>()
  const sums: Record<string, bigint> = {}
  const totals = new Map<string, bigint>()
  const add = (key: string, amount: bigint) => {
    sums[key] = (sums[key] ?? 0n) + amount
  }
  for (const event of parseEventLogs({ abi: presaleEventsAbi, logs: ofPresales })) {
    const { eventName, args, address, blockNumber } = event
    if (!times.has(blockNumber)) {
      times.set(blockNumber, (await client.getBlock({ blockNumber })).timestamp)
    }
    const at = times.get(blockNumber) ?? 0n
    const day = `${lower(address)} ${at - (at % DAY)}`
    const currency = currencies.get(lower(address))
    if (eventName === 'Contributed') {
      add(`${day} in`, args.amount)
      add(`${currency} in`, args.amount)
      totals.set(address, args.total)
    } else if (eventName === 'Refunded') {
      add(`${day} out`, (totals.get(address) ?? 0n) - args.total)
      add(`${currency} out`, args.amount)
      totals.set(address, args.total)
    } else if (eventName === 'Finalized') {
      add(`${currency} raised`, args.accepted)
    } else if (eventName === 'Claimed' && args.tokens > 0n) {
      add(`${day} claimed`, args.tokens)
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, String(sum)]))
}

/** The same from the index. */
export async function presaleSumsOfIndex(pool: pg.Pool, chainId: number) {
  const { rows } = await pool.query<{ key: string; sum: string }>(
    `SELECT presale || ' ' || day || ' in' AS key, contributed::text AS sum FROM index.presale_day WHERE chain_id = $1 AND contributed > 0
     UNION ALL SELECT presale || ' ' || day || ' out', refunded::text FROM index.presale_day WHERE chain_id = $1 AND refunded > 0
     UNION ALL SELECT presale || ' ' || day || ' claimed', claimed_tokens::text FROM index.presale_day WHERE chain_id = $1 AND claimed_tokens > 0
     UNION ALL SELECT currency || ' in', contributed::text FROM index.presale_currency WHERE chain_id = $1 AND contributed > 0
     UNION ALL SELECT currency || ' out', refunded::text FROM index.presale_currency WHERE chain_id = $1 AND refunded > 0
     UNION ALL SELECT currency || ' raised', raised::text FROM index.presale_currency WHERE chain_id = $1 AND raised > 0`,
    [chainId],
  )
  return Object.fromEntries(rows.map(({ key, sum }) => [key, sum]))
}
