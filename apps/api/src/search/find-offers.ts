import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { clockRows, type NetworkClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import type { SearchHit } from './schemas.ts'

const ORDER = sql.raw('ORDER BY o.created_at DESC, o.id DESC')

/** What the offers are of. */
interface AskedOffers {
  /** Lower case; undefined: by the presales alone. */
  address: string | undefined
  /** Ids of the presales that were found. */
  presaleIds: readonly string[]
  chainId: number | undefined
  limit: number
}

function conditionOf({ address, presaleIds }: AskedOffers): SQL {
  const ofPresales = sql`o.presale_id = ANY(${sql.param([...presaleIds])}::text[])`
  return address
    ? sql`(o.seller = ${address} OR o.presale = ${address} OR ${ofPresales})`
    : ofPresales
}

/** Open offers of slots of a seller, or of presales that were found, newest first. */
export async function findOffers(
  database: ReadDatabase,
  asked: AskedOffers,
  clock: NetworkClock,
): Promise<SearchHit[]> {
  if (!asked.address && asked.presaleIds.length === 0) return []
  const ofChain = asked.chainId === undefined ? sql`` : sql`AND o.chain_id = ${asked.chainId}`
  const { rows } = await database.execute(sql`WITH page AS MATERIALIZED (
      SELECT o.* FROM "index".slot_offer o JOIN ${clockRows(clock)} ON clock.chain_id = o.chain_id
      WHERE ${conditionOf(asked)} AND o.status = 1 AND o.expires_at >= clock.now ${ofChain} ${ORDER} LIMIT ${asked.limit})
    SELECT o.chain_id, o.presale, o.sale_id, o.seller, o.created_at, t.symbol, coalesce(i.name, t.name) AS name
    FROM page o JOIN "index".presale p ON p.id = o.presale_id LEFT JOIN "index".token t ON t.id = p.token_id
      LEFT JOIN app.presale_info i ON i.cid = p.info_cid ${ORDER}`)
  return (rows as RawRow[]).map((row) => ({
    kind: 'offer',
    chainId: Number(row.chain_id),
    address: showAddress(row.presale as `0x${string}`),
    variant: null,
    number: String(row.sale_id),
    owner: showAddress(row.seller as `0x${string}`),
    name: row.name as string | null,
    symbol: row.symbol as string | null,
    secondSymbol: null,
    state: 'open',
    createdAt: Number(row.created_at),
    isExact: false,
  }))
}
