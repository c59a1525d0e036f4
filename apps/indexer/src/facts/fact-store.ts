import { FACTS_CHANNEL } from '@slipway/database/lock/app'
import type pg from 'pg'
import type { Hex } from 'viem'
import type { Facts, Subject } from './read-facts.ts'

const QUEUE_BATCH = 200
const TAKEN_AT_ONCE = 20
/** A supply is asked for again after this long while something is locked; all else hardly ever changes. */
const AGAIN_SECONDS = 600
const SETTLED_SECONDS = 7 * 86_400
const MAX_PAUSE_SECONDS = 3_600

/** Facts that are to be asked for. */
export interface DueFacts extends Subject {
  id: string
  failures: number
}

const isNew = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM app.asset_facts known WHERE known.id = ${id}) AND NOT EXISTS (SELECT 1 FROM "index".token ours WHERE ours.id = ${id})`
const contractId = (address: string) => `$1 || '-' || ${address}`

/**
 * What is locked, staked, given away or sent to many, what pools pay, what NFTs are paid with, what presales raise, the pools that locked positions are in and those
 * in which tokens are traded, and the tokens of all pools: those that are not known yet.
 */
const QUEUE = `INSERT INTO app.asset_facts (id, chain_id, address)
  SELECT DISTINCT id, $1::bigint, address FROM (
    SELECT a.id, a.asset AS address FROM "index".lock_asset a WHERE a.chain_id = $1::bigint
    UNION SELECT ${contractId('l.market')}, l.market FROM "index".lock l WHERE l.position = 'v3' AND l.chain_id = $1::bigint
    UNION SELECT l.id, l.asset FROM "index".lock l WHERE l.position = 'v4' AND l.chain_id = $1::bigint
    UNION SELECT ${contractId('s.staked_token')}, s.staked_token FROM "index".pool s WHERE s.chain_id = $1::bigint
    UNION SELECT ${contractId('s.reward_token')}, s.reward_token FROM "index".pool s WHERE s.chain_id = $1::bigint
    UNION SELECT ${contractId('d.token')}, d.token FROM "index".airdrop d WHERE d.chain_id = $1::bigint
    UNION SELECT ${contractId('d.origin')}, d.origin FROM "index".airdrop d WHERE d.origin IS NOT NULL AND d.chain_id = $1::bigint
    UNION SELECT ${contractId('n.payment_token')}, n.payment_token FROM "index".nft_sale n WHERE n.chain_id = $1::bigint
    UNION SELECT c.id, c.currency FROM "index".presale_currency c WHERE c.chain_id = $1::bigint
    UNION SELECT ${contractId('t.pair')}, t.pair FROM "index".token_pair t WHERE t.chain_id = $1::bigint
    UNION SELECT ${contractId('t.pair')}, t.pair FROM "index".token_launch t WHERE t.chain_id = $1::bigint
    UNION SELECT ${contractId('x.pair')}, x.pair FROM "index".presale_listing x WHERE x.chain_id = $1::bigint
    UNION SELECT ${contractId('s.asset')}, s.asset FROM "index".multisend_list s WHERE s.chain_id = $1::bigint
    UNION SELECT ${contractId('p.token0')}, p.token0 FROM app.asset_facts p WHERE p.chain_id = $1::bigint
    UNION SELECT ${contractId('p.token1')}, p.token1 FROM app.asset_facts p WHERE p.chain_id = $1::bigint
  ) found WHERE address IS NOT NULL AND address <> '0x0000000000000000000000000000000000000000' AND ${isNew('found.id')}
  LIMIT ${QUEUE_BATCH} ON CONFLICT DO NOTHING`

/** Puts on the list what the index knows and nobody was asked about. */
export async function queueFacts(pool: pg.Pool, chainId: number): Promise<void> {
  await pool.query(QUEUE, [String(chainId)])
}

/** What is due to be asked, longest due first. */
export async function readDueFacts(pool: pg.Pool, chainId: number): Promise<DueFacts[]> {
  const { rows } = await pool.query<{
    id: string
    address: Hex
    failures: number
    locker: Hex | null
    lock_id: string | null
  }>(
    `SELECT f.id, f.address, f.failures, l.locker, l.lock_id FROM app.asset_facts f LEFT JOIN "index".lock l ON l.id = f.id
     WHERE f.chain_id = $1 AND f.next_read_at <= now() ORDER BY f.next_read_at LIMIT ${TAKEN_AT_ONCE}`,
    [chainId],
  )
  return rows.map(({ id, address, failures, locker, lock_id: lockId }) => ({
    id,
    address,
    failures,
    ...(locker && lockId ? { lock: { locker, lockId: BigInt(lockId) } } : {}),
  }))
}

/** Keeps what was answered; whoever listens hears of it when it differs from what was known. */
export async function storeFacts(pool: pg.Pool, id: string, facts: Facts): Promise<void> {
  const values = [
    id,
    ...[facts.name, facts.symbol, facts.decimals, facts.supply?.toString() ?? null],
    ...[facts.token0, facts.token1, facts.factory, facts.feePpm],
  ]
  await pool.query(
    `WITH before AS (SELECT * FROM app.asset_facts WHERE id = $1),
       stored AS (UPDATE app.asset_facts SET name = $2, symbol = $3, decimals = $4, supply = $5, token0 = $6, token1 = $7, factory = $8, fee_ppm = $9,
         failures = 0, read_at = now(), next_read_at = now() + make_interval(secs =>
           CASE WHEN EXISTS (SELECT 1 FROM "index".lock_asset a WHERE a.id = $1 AND a.living_locks > 0) THEN ${AGAIN_SECONDS} ELSE ${SETTLED_SECONDS} END)
         WHERE id = $1 RETURNING *)
     SELECT pg_notify('${FACTS_CHANNEL}', $1) FROM before, stored
     WHERE before.read_at IS NULL OR (before.name, before.symbol, before.decimals, before.supply, before.token0, before.token1)
       IS DISTINCT FROM (stored.name, stored.symbol, stored.decimals, stored.supply, stored.token0, stored.token1)`,
    values,
  )
}

/** Puts a question off that no node answered. */
export async function putOffFacts(pool: pg.Pool, { id, failures }: DueFacts): Promise<void> {
  const seconds = Math.min(5 * 2 ** failures, MAX_PAUSE_SECONDS)
  await pool.query(
    'UPDATE app.asset_facts SET failures = failures + 1, next_read_at = now() + make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  )
}
