import type { BadgeSubject } from '@slipway/sdk/badges/badge-kinds'
import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import type { Notification } from './schemas.ts'

/** Newest badges that are looked through: operators grant by hand. */
const NEWEST = 1_000

const subjects = {
  token: 'token',
  presale: 'presale',
  pool: 'pool',
  nftSale: 'collection',
} as const satisfies Record<BadgeSubject, Notification['subject']>

/**
 * Badges that contracts of an address were given, or that ended. What was refused stays between applicant and operator
 * (ADR 0194).
 *
 * @param now unix seconds
 */
export async function findBadgeNews(
  database: ReadDatabase,
  account: string,
  now: number,
): Promise<Notification[]> {
  const { rows } =
    await database.execute(sql`SELECT b.id, b.kind, b.subject, b.chain_id, b.address, b.project, p.template_id,
      extract(epoch FROM b.granted_at)::bigint AS granted_at, extract(epoch FROM least(b.ended_at, b.expires_at))::bigint AS ended_at
    FROM (SELECT * FROM app.badge ORDER BY number DESC LIMIT ${NEWEST}) b
      LEFT JOIN "index".presale p ON p.id = b.chain_id || '-' || b.address
    WHERE b.owner = ${account}`)
  return (rows as RawRow[]).flatMap((row) => {
    const subject = subjects[row.subject as BadgeSubject]
    const tell = (kind: 'badgeGranted' | 'badgeEnded', at: number): Notification => ({
      id: `${kind}:${row.id}`,
      kind,
      isDue: false,
      at,
      chainId: Number(row.chain_id),
      subject,
      address: showAddress(row.address as `0x${string}`),
      variant:
        subject === 'presale'
          ? (kindOfTemplate(Number(row.template_id ?? 1)) ?? 'normal')
          : String(row.kind),
      number: null,
      name: String(row.project),
      amount: null,
      asset: null,
    })
    const ended = Number(row.ended_at)
    return [
      tell('badgeGranted', Number(row.granted_at)),
      ...(ended <= now ? [tell('badgeEnded', ended)] : []),
    ]
  })
}
