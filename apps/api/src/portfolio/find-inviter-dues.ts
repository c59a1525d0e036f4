import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { sql } from 'drizzle-orm'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { dueAsset } from './due-parts.ts'
import type { Due } from './schemas.ts'

type Hex = `0x${string}`

/** A ledger out of which rewards are paid. */
const CLAIMABLE = 2

/** Rewards that presales owe an inviter, by the contract's own formula, at most `limit`. */
export async function findInviterDues(
  database: ReadDatabase,
  account: Hex,
  limit: number,
): Promise<Due[]> {
  const { rows } = await database.execute(sql`WITH page AS MATERIALIZED (
      SELECT * FROM "index".inviter_reward WHERE inviter = ${account} AND paid = 0 ORDER BY id DESC LIMIT ${limit})
    SELECT p.chain_id, p.address, p.template_id, l.currency, coalesce(i.name, t.name) AS presale_name, div(r.weight * l.accepted_share, 10::numeric ^ 22)::text AS reward,
      ${nameColumns('c', 'currency')}
    FROM page r JOIN "index".inviter_ledger l ON l.id = r.presale_id JOIN "index".presale p ON p.id = r.presale_id
      LEFT JOIN "index".token t ON t.id = p.token_id LEFT JOIN app.presale_info i ON i.cid = p.info_cid ${nameJoins('c', `l.chain_id || '-' || l.currency`)}
    WHERE l.status = ${CLAIMABLE} AND r.weight * l.accepted_share >= 10::numeric ^ 22 ORDER BY r.id DESC`)
  return (rows as RawRow[]).map((row) => ({
    kind: 'presaleReward',
    chainId: Number(row.chain_id),
    subject: 'presale',
    address: showAddress(row.address as Hex),
    variant: kindOfTemplate(Number(row.template_id)) ?? 'normal',
    number: null,
    name: row.presale_name as string | null,
    amount: String(row.reward),
    asset: dueAsset(row.currency as Hex, readName(row, 'currency')),
  }))
}
