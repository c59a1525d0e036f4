import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import {
  liquidityLockerEventsAbi,
  nftLockerEventsAbi,
  tokenLockerEventsAbi,
} from '@slipway/deployments/events'
import type { LockContracts } from '@slipway/sdk/lock/types'
import type pg from 'pg'
import { type Abi, type Address, type Log, parseEventLogs } from 'viem'

const lower = (text: string) => text.toLowerCase()
const abis = { token: tokenLockerAbi, liquidity: liquidityLockerAbi, nft: nftLockerAbi }
type Kind = keyof typeof abis

const lockersOf = ({ tokenLocker, liquidityLocker, nftLocker }: LockContracts) =>
  ({ token: tokenLocker, liquidity: liquidityLocker, nft: nftLocker }) as const

type Books = Record<string, string>

const sorted = (books: Books): Books =>
  Object.fromEntries(Object.entries(books).sort(([a], [b]) => (a < b ? -1 : 1)))

/** What a locker says of one lock; of a rebasing one its shares, because their worth is no event. */
function describeLock(kind: Kind, lock: Record<string, unknown>): string {
  const { owner, unlockAt, lockedAt } = lock
  const asset = lower(String(lock.token ?? lock.lpToken ?? lock.collection))
  const times = [lower(String(owner)), asset, lockedAt, unlockAt]
  if (kind === 'nft') {
    return [...times, lock.nftId, lock.kind, lower(String(lock.feeReceiver)), lock.changes].join(
      ' ',
    )
  }
  if (kind === 'liquidity') {
    return [...times, lock.amount, lock.initialAmount, lock.changes].join(' ')
  }
  const schedule = Object.values(lock.schedule as Record<string, bigint>)
  const flags = [lock.rebasing, lock.migratable]
  return [...times, lock.units, lock.initialUnits, ...flags, ...schedule].join(' ')
}

/** What the lockers themselves say of every lock that holds something. */
export async function booksOfLockers(
  client: DeployClient,
  contracts: LockContracts,
): Promise<Books> {
  const books: Books = {}
  for (const [kind, locker] of Object.entries(lockersOf(contracts)) as [Kind, Address][]) {
    const at = { address: locker, abi: abis[kind] as Abi }
    const count = (await client.readContract({ ...at, functionName: 'lockCount' })) as bigint
    for (let lockId = 1n; lockId <= count; lockId++) {
      const lock = (await client.readContract({
        ...at,
        functionName: 'lockOf',
        args: [lockId],
      })) as Record<string, unknown>
      if (Number(lock.lockedAt) > 0) books[`${kind} ${lockId}`] = describeLock(kind, lock)
    }
  }
  return sorted(books)
}

/** The same out of the index. */
export async function lockBooksOfIndex(pool: pg.Pool, chainId: number): Promise<Books> {
  const { rows } = await pool.query<{ key: string; value: string }>(
    `SELECT kind || ' ' || lock_id AS key, concat_ws(' ', owner, asset, locked_at, unlock_at,
       CASE kind
         WHEN 'nft' THEN concat_ws(' ', nft_id, CASE position WHEN 'v3' THEN 1 WHEN 'v4' THEN 2 ELSE 0 END, coalesce(fee_receiver, owner), shrinkings + handovers)
         WHEN 'liquidity' THEN concat_ws(' ', amount, initial_amount, shrinkings + handovers)
         ELSE concat_ws(' ', units, initial_units, rebasing::text, migratable::text,
           coalesce(cliff_at, 0), coalesce(first_bps, 0), coalesce(cycle_seconds, 0), coalesce(cycle_bps, 0))
       END) AS value
     FROM index.lock WHERE chain_id = $1 AND state <> 'ended'`,
    [chainId],
  )
  return sorted(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Units by asset, number of locks ever made and of entries in histories. */
export interface LockSums {
  units: Books
  locks: number
  entries: number
}

async function logsOf(client: DeployClient, address: Address) {
  return client.getLogs({ address, fromBlock: 0n, toBlock: 'latest' })
}

/** Adds up units by asset and counts locks and entries. */
class LockTally {
  readonly units = new Map<string, bigint>()
  readonly #assets = new Map<string, string>()
  entries = 0

  get locks() {
    return this.#assets.size
  }

  begin(lock: string, asset: string, units: bigint) {
    this.#assets.set(lock, lower(asset))
    this.add(lock, units)
  }

  add(lock: string, units: bigint) {
    const asset = this.#assets.get(lock)
    if (asset === undefined) throw new Error(`${lock} was never made`)
    this.units.set(asset, (this.units.get(asset) ?? 0n) + units)
  }

  /** A part has an entry of its own. */
  part(lock: string, newLock: string) {
    this.entries++
    this.begin(newLock, this.#assets.get(lock) ?? '', 0n)
  }
}

function tallyTokens(tally: LockTally, logs: Log[]) {
  for (const { eventName, args } of parseEventLogs({ abi: tokenLockerEventsAbi, logs })) {
    if (eventName === 'AssetAdded' || eventName === 'OperatorSet') continue
    const lock = `token ${args.lockId}`
    tally.entries++
    if (eventName === 'Locked') tally.begin(lock, args.token, args.units)
    if (eventName === 'Incremented') tally.add(lock, args.units)
    if (eventName === 'Withdrawn') tally.add(lock, -args.units)
    if (eventName === 'Split') tally.part(lock, `token ${args.newLockId}`)
  }
}

function tallyLiquidity(tally: LockTally, logs: Log[]) {
  for (const { eventName, args } of parseEventLogs({ abi: liquidityLockerEventsAbi, logs })) {
    const lock = `liquidity ${args.lockId}`
    tally.entries++
    if (eventName === 'Locked') tally.begin(lock, args.lpToken, args.amount)
    if (eventName === 'Incremented') tally.add(lock, args.amount)
    if (eventName === 'Withdrawn') tally.add(lock, -args.amount)
    if (eventName === 'Split') tally.part(lock, `liquidity ${args.newLockId}`)
  }
}

function tallyNfts(tally: LockTally, logs: Log[]) {
  for (const { eventName, args } of parseEventLogs({ abi: nftLockerEventsAbi, logs })) {
    tally.entries++
    if (eventName === 'Locked') tally.begin(`nft ${args.lockId}`, args.collection, 1n)
    if (eventName === 'Withdrawn') tally.add(`nft ${args.lockId}`, -1n)
  }
}

/** Adds up the logs of the lockers, without any code of the index. */
export async function sumLockLogs(
  client: DeployClient,
  { tokenLocker, liquidityLocker, nftLocker }: LockContracts,
): Promise<LockSums> {
  const tally = new LockTally()
  tallyTokens(tally, await logsOf(client, tokenLocker))
  tallyLiquidity(tally, await logsOf(client, liquidityLocker))
  tallyNfts(tally, await logsOf(client, nftLocker))
  const { units, locks, entries } = tally
  const texts = [...units].flatMap(([asset, sum]) => (sum > 0n ? [[asset, String(sum)]] : []))
  return { units: sorted(Object.fromEntries(texts)), locks, entries }
}

/** The same out of the index: sums of the locks' rows, and the totals that it keeps. */
export async function lockSumsOfIndex(pool: pg.Pool, chainId: number): Promise<LockSums> {
  const { rows } = await pool.query<{ asset: string; units: string }>(
    `SELECT asset, sum(units)::text AS units FROM index.lock WHERE chain_id = $1 GROUP BY asset HAVING sum(units) > 0`,
    [chainId],
  )
  const [made] = (
    await pool.query<{ locks: string; entries: string }>(
      `SELECT (SELECT sum(locks) FROM index.locker WHERE chain_id = $1) AS locks, (SELECT count(*) FROM index.lock_event WHERE chain_id = $1) AS entries`,
      [chainId],
    )
  ).rows
  return {
    units: sorted(Object.fromEntries(rows.map(({ asset, units }) => [asset, units]))),
    locks: Number(made?.locks),
    entries: Number(made?.entries),
  }
}

/** Where totals of the index differ from its rows: nowhere. */
export async function findWrongTotals(pool: pg.Pool, chainId: number): Promise<unknown[]> {
  const { rows } = await pool.query(
    `WITH sums AS (SELECT asset, coalesce(sum(amount) FILTER (WHERE state <> 'ended'), 0) AS locked, coalesce(sum(amount) FILTER (WHERE state = 'forever'), 0) AS forever,
       count(*) AS locks, count(*) FILTER (WHERE state <> 'ended') AS living, count(DISTINCT owner) FILTER (WHERE state <> 'ended') AS owners
       FROM index.lock WHERE chain_id = $1 GROUP BY asset)
     SELECT s.*, t.* FROM sums s FULL JOIN (SELECT * FROM index.lock_asset WHERE chain_id = $1) t ON t.asset = s.asset
     WHERE (s.locked, s.forever, s.locks, s.living, s.owners) IS DISTINCT FROM (t.locked, t.locked_forever, t.locks, t.living_locks, t.owners)`,
    [chainId],
  )
  return rows
}
