import { sql } from 'drizzle-orm'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { LABEL } from '../presale/presale-status.ts'
import { PRESALE_LABELS, type PresaleLabel } from '../presale/status-names.ts'

type Hex = `0x${string}`

/** Counting stops here: whoever made more is told so. */
export const MOST_COUNTED = 1_000

/** How many rows of each table are the owner's, and since when there is a token or a presale. */
async function readCounts(database: ReadDatabase, owner: Hex) {
  const counted = (table: string, column: string) =>
    sql`(SELECT count(*)::int FROM (SELECT 1 FROM "index".${sql.raw(table)} WHERE ${sql.raw(column)} = ${owner} LIMIT ${MOST_COUNTED}) c)`
  const first = (table: string, column: string) =>
    sql`(SELECT created_at FROM "index".${sql.raw(table)} WHERE ${sql.raw(column)} = ${owner} ORDER BY created_at, id LIMIT 1)`
  const { rows } =
    await database.execute(sql`SELECT ${counted('token', 'creator')} AS tokens, ${counted('lock', 'owner')} AS locks,
    ${counted('pool', 'owner')} AS pools, ${counted('airdrop', 'owner')} AS airdrops, ${counted('nft_sale', 'creator')} AS collections,
    least(${first('token', 'creator')}, ${first('presale', 'owner')}) AS first_at`)
  const [row = {}] = rows as RawRow[]
  const numberOf = (name: string) => Number(row[name] ?? 0)
  return {
    firstAt: row.first_at == null ? null : Number(row.first_at),
    counts: {
      tokens: numberOf('tokens'),
      locks: numberOf('locks'),
      pools: numberOf('pools'),
      airdrops: numberOf('airdrops'),
      collections: numberOf('collections'),
    },
  }
}

/** How the owner's newest presales went, summed by network, currency and label. */
async function readPresales(database: ReadDatabase, owner: Hex, clock: NetworkClock) {
  const { rows } = await database.execute(sql`WITH made AS MATERIALIZED (
      SELECT * FROM "index".presale WHERE owner = ${owner} ORDER BY created_at DESC, id DESC LIMIT ${MOST_COUNTED}),
    summed AS (SELECT p.chain_id, p.currency, ${sql.raw(LABEL)} AS label, count(*)::int AS presales, sum(p.accepted)::text AS accepted
      FROM made p JOIN ${clockRows(clock)} ON clock.chain_id = p.chain_id GROUP BY 1, 2, 3)
    SELECT g.*, ${nameColumns('c', 'currency')} FROM summed g ${nameJoins('c', `g.chain_id || '-' || g.currency`)} ORDER BY g.chain_id, g.currency`)
  return (rows as RawRow[]).map((row) => ({
    chainId: Number(row.chain_id),
    currency: showAddress(row.currency as Hex),
    label: row.label as PresaleLabel,
    presales: Number(row.presales),
    amount: String(row.accepted),
    ...readName(row, 'currency'),
  }))
}

/** An owner in figures: what was launched, how presales ended, what those that were finished kept. */
export async function readFigures(database: ReadDatabase, owner: Hex, clock: NetworkClock) {
  const [{ counts, firstAt }, groups] = await Promise.all([
    readCounts(database, owner),
    readPresales(database, owner, clock),
  ])
  const presalesOf = (label: PresaleLabel) =>
    groups.filter((group) => group.label === label).reduce((sum, { presales }) => sum + presales, 0)
  return {
    firstAt,
    figures: {
      ...counts,
      presales: groups.reduce((sum, { presales }) => sum + presales, 0),
      presalesByLabel: Object.fromEntries(
        PRESALE_LABELS.map((label) => [label, presalesOf(label)]),
      ) as Record<PresaleLabel, number>,
      raised: groups
        .filter(({ label }) => label === 'finished')
        .map(({ chainId, currency, symbol, decimals, amount, presales }) => ({
          ...{ chainId, currency, symbol, decimals, amount, presales },
        })),
      most: MOST_COUNTED,
    },
  }
}
