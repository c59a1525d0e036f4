import type { z } from 'zod'
import type { solanaStatsSchema } from './solana-stats-schema.ts'

type SolanaStats = z.infer<typeof solanaStatsSchema>

const things = (kind: string) =>
  `(SELECT count(*)::int FROM app.solana_thing t WHERE t.chain_id = c.chain_id AND t.kind = '${kind}')`
const presales = (status: string) =>
  `(SELECT count(*)::int FROM app.solana_thing t WHERE t.chain_id = c.chain_id AND t.kind = 'presale' AND t.status = '${status}')`
const events = (kind: string, names: string) =>
  `(SELECT count(*)::int FROM app.solana_event e WHERE e.chain_id = c.chain_id AND e.kind ${kind} AND e.name ${names})`

/**
 * What was done on each indexed cluster of Solana, out of the rows of its events, as a statement. Lamports are never added to the
 * amounts of other networks.
 */
export const SOLANA_STATS = `SELECT c.chain_id::int AS "chainId", ${things('presale')} AS presales, ${presales('finished')} AS finished, ${presales('canceled')} AS canceled,
    (SELECT coalesce(sum(t.done_amount), 0)::text FROM app.solana_thing t WHERE t.chain_id = c.chain_id AND t.kind = 'presale' AND t.status = 'finished') AS raised,
    ${events("= 'presale'", "= 'contributed'")} AS contributions,
    (SELECT count(DISTINCT e.wallet)::int FROM app.solana_event e WHERE e.chain_id = c.chain_id AND e.kind = 'presale' AND e.name = 'contributed') AS contributors,
    ${things('lock')} AS locks, ${things('airdrop')} AS airdrops, ${events("IN ('airdrop', 'presale')", "= 'claimed'")} AS claims,
    ${things('pool')} AS pools, ${events("= 'pool'", "= 'staked'")} AS stakes,
    (SELECT count(DISTINCT p.wallet)::int FROM app.solana_position p JOIN app.solana_thing t ON t.address = p.address AND t.chain_id = p.chain_id
      WHERE p.chain_id = c.chain_id AND p.kind = 'pool' AND p.amount > 0 AND NOT t.is_closed) AS stakers,
    (SELECT count(*)::int FROM (SELECT owner FROM app.solana_thing t WHERE t.chain_id = c.chain_id UNION SELECT wallet FROM app.solana_position p WHERE p.chain_id = c.chain_id) who) AS users,
    (SELECT count(*)::int FROM app.solana_event e WHERE e.chain_id = c.chain_id AND e.name <> 'unread') AS acts
  FROM (SELECT DISTINCT chain_id FROM app.solana_cursor) c ORDER BY c.chain_id`

type SolanaRow = Omit<SolanaStats, 'raisedLamports'> & { readonly raised: string }

/** @param rows of `SOLANA_STATS` */
export const showSolanaStats = (rows: unknown): SolanaStats[] =>
  (rows as readonly SolanaRow[]).map(({ raised, ...row }) => ({ ...row, raisedLamports: raised }))
