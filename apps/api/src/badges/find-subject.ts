import { placeId } from '@slipway/database/row-ids'
import type { BadgeSubject } from '@slipway/sdk/badges/badge-kinds'
import { taxBits } from '@slipway/sdk/badges/find-drop-reason'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** A contract that a badge can be on, as the index knows it. */
export interface Subject {
  readonly subject: BadgeSubject
  /** lower case; the zero address after it was given up */
  readonly owner: Address
  /** null: it has no taxes */
  readonly taxBits: string | null
  /** unix seconds up to which the network is indexed */
  readonly indexedAt: number
}

/**
 * Finds what a contract is, and whose. A contract is in one list of the index at most.
 *
 * @param address lower case
 */
export async function findSubject(
  database: Pick<ReadDatabase, 'execute'>,
  chainId: number,
  address: Address,
): Promise<Subject | undefined> {
  const id = placeId(chainId, address)
  const { rows } =
    await database.execute(sql`SELECT s.*, coalesce(h.block_at, 0) AS indexed_at FROM (
      SELECT 'token' AS subject, owner, buy_tax_bps, sell_tax_bps, transfer_tax_bps FROM "index".token WHERE id = ${id}
      UNION ALL SELECT 'presale', owner, NULL, NULL, NULL FROM "index".presale WHERE id = ${id}
      UNION ALL SELECT 'pool', owner, NULL, NULL, NULL FROM "index".pool WHERE id = ${id}
      UNION ALL SELECT 'nftSale', owner, NULL, NULL, NULL FROM "index".nft_sale WHERE id = ${id}
    ) s LEFT JOIN "index".index_head h ON h.chain_id = ${chainId}::bigint LIMIT 1`)
  const [row] = rows as RawRow[]
  if (!row) return undefined
  const subject = row.subject as BadgeSubject
  const taxes = {
    buyTaxBps: Number(row.buy_tax_bps),
    sellTaxBps: Number(row.sell_tax_bps),
    transferTaxBps: Number(row.transfer_tax_bps),
  }
  return {
    subject,
    owner: row.owner as Address,
    taxBits: subject === 'token' ? taxBits(taxes) : null,
    indexedAt: Number(row.indexed_at),
  }
}
