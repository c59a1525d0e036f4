import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { dueAsset } from '../portfolio/due-parts.ts'
import { LOOKED_AT } from '../portfolio/read-due-lists.ts'
import type { Notification } from './schemas.ts'

type Hex = `0x${string}`

/** Sales of one collection that are told of. */
const MOST = 5

/** NFTs that others bought in collections of an address, and the ids of those collections. */
export async function findSoldNfts(database: ReadDatabase, account: Hex) {
  const { rows } = await database.execute(sql`WITH own AS MATERIALIZED (
      SELECT id, chain_id, address, name, record_id, payment_token FROM "index".nft_sale WHERE owner = ${account}
      ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_AT})
    SELECT own.*, e.id AS event_id, e.amount, e.created_at, e.account, ${nameColumns('p', 'payment')}
    FROM own LEFT JOIN LATERAL (SELECT * FROM "index".nft_sale_event WHERE sale_id = own.id AND kind = 'minted'
      ORDER BY id DESC LIMIT ${MOST}) e ON e.phase > 0
      ${nameJoins('p', `own.chain_id || '-' || own.payment_token`)}`)
  const found = (rows as RawRow[]).filter(
    (row) => row.event_id !== null && String(row.account) !== account,
  )
  return {
    collections: [...new Set((rows as RawRow[]).map(({ id }) => String(id)))],
    sold: found.map(
      (row): Notification => ({
        id: `collection:${row.event_id}`,
        kind: 'collectionSold',
        isDue: false,
        at: Number(row.created_at),
        chainId: Number(row.chain_id),
        subject: 'collection',
        address: showAddress(row.address as Hex),
        variant: null,
        number: String(row.record_id),
        name: String(row.name),
        amount: row.amount == null ? null : String(row.amount),
        asset: dueAsset(row.payment_token as Hex, readName(row, 'payment')),
      }),
    ),
  }
}

/** Slots of an address that others bought. */
export async function findSoldSlots(database: ReadDatabase, account: Hex): Promise<Notification[]> {
  const { rows } = await database.execute(sql`WITH own AS MATERIALIZED (
      SELECT * FROM "index".slot_offer WHERE seller = ${account} ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_AT})
    SELECT own.id, own.chain_id, own.sale_id, own.presale, own.price_wei, own.closed_at, p.template_id, coalesce(i.name, t.name) AS presale_name
    FROM own LEFT JOIN "index".presale p ON p.id = own.presale_id
      LEFT JOIN "index".token t ON t.id = p.token_id LEFT JOIN app.presale_info i ON i.cid = p.info_cid
    WHERE own.status = 2 AND own.closed_at IS NOT NULL`)
  return (rows as RawRow[]).map((row) => ({
    id: `slotSold:${row.id}`,
    kind: 'slotSold',
    isDue: false,
    at: Number(row.closed_at),
    chainId: Number(row.chain_id),
    subject: 'offer',
    address: showAddress(row.presale as Hex),
    variant: row.template_id == null ? null : (kindOfTemplate(Number(row.template_id)) ?? 'normal'),
    number: String(row.sale_id),
    name: (row.presale_name as string | null) ?? null,
    amount: String(row.price_wei),
    asset: dueAsset(zeroAddress, { symbol: null, decimals: null }),
  }))
}
