import { badge, badgeEvent } from '@slipway/database/badges/app'
import type { BadgeKind } from '@slipway/sdk/badges/badge-kinds'
import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutPage } from '../http/cut-page.ts'
import { decodeCursor } from '../http/page-cursor.ts'
import type { PageRequest } from '../http/read-page.ts'
import type { BadgeAct } from './record-step.ts'
import { selectBadges, serializeBadge } from './serialize-badge.ts'

/** What everybody may know of the way to a badge: what was asked and answered in between stays private. */
const PUBLIC_ACTS = [
  'submitted',
  'taken',
  'granted',
  'withdrawn',
  'dropped',
  'replaced',
  'attested',
  'attestationRevoked',
] as const

/** Badges of one contract that are ever shown at once: it has one of each kind, and those before. */
const SHOWN = 30
const SHOWN_STEPS = 200

const isValid = (now: number) =>
  and(isNull(badge.endedAt), gt(badge.expiresAt, new Date(now * 1_000)))

/** All badges of a contract, ended ones included, the newest first, and the public steps of each. */
export async function readBadgesOf(
  database: ReadDatabase,
  contract: { readonly chainId: number; readonly address: Address },
  now: number,
) {
  const rows = await selectBadges(database)
    .where(and(eq(badge.chainId, contract.chainId), eq(badge.address, contract.address)))
    .orderBy(desc(badge.number))
    .limit(SHOWN)
  const ids = rows.map((row) => row.badge.id)
  const steps =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(badgeEvent)
          .where(
            and(inArray(badgeEvent.applicationId, ids), inArray(badgeEvent.act, [...PUBLIC_ACTS])),
          )
          .orderBy(asc(badgeEvent.id))
          .limit(SHOWN_STEPS)
  const trail = steps.map(({ applicationId, act, happenedAt }) => ({
    badge: applicationId,
    act: act as BadgeAct,
    happenedAt: unixSeconds(happenedAt),
  }))
  return { badges: rows.map((row) => serializeBadge(row, now)), trail }
}

/** Valid badges of several contracts, for lists. @param contracts at most 60 */
export async function readBadgesOfMany(
  database: ReadDatabase,
  contracts: readonly { readonly chainId: number; readonly address: Address }[],
  now: number,
) {
  const rows = await selectBadges(database)
    .where(
      and(
        or(
          ...contracts.map(({ chainId, address }) =>
            and(eq(badge.chainId, chainId), eq(badge.address, address)),
          ),
        ),
        isValid(now),
      ),
    )
    .orderBy(asc(badge.number))
    // One of each kind stands on a contract at most.
    .limit(contracts.length * 3)
  return { badges: rows.map((row) => serializeBadge(row, now)) }
}

/** Valid badges, the newest first. */
export async function readValidBadges(
  database: ReadDatabase,
  page: PageRequest,
  filter: { readonly kind: BadgeKind | undefined; readonly chainId: number | undefined },
  now: number,
) {
  const cursor = decodeCursor(page.cursor, 'number', 'integer')
  const rows = await selectBadges(database)
    .where(
      and(
        isValid(now),
        filter.kind && eq(badge.kind, filter.kind),
        filter.chainId === undefined ? undefined : eq(badge.chainId, filter.chainId),
        cursor && lt(badge.number, Number(cursor.value)),
      ),
    )
    .orderBy(desc(badge.number))
    .limit(page.limit + 1)
  const { shown, nextCursor } = cutPage(rows, page.limit, (last) => ({
    sort: 'number',
    value: String(last.badge.number),
    id: '0',
  }))
  return { items: shown.map((row) => serializeBadge(row, now)), nextCursor }
}
