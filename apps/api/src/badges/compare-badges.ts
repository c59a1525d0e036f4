import { badge } from '@slipway/database/badges/app'
import { findDropReason } from '@slipway/sdk/badges/find-drop-reason'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ReadCodeHash } from './badge-parts.ts'
import { findSubject } from './find-subject.ts'
import { endBadges } from './operator-decisions.ts'
import { theServer } from './record-step.ts'

/** Badges that one turn compares, those compared longest ago first. */
const BATCH = 20

type Badge = typeof badge.$inferSelect

/** Takes badges that stand for one turn; another process takes others. */
async function takeBadges(database: ReadDatabase, restSeconds: number): Promise<Badge[]> {
  const next = database
    .select({ id: badge.id })
    .from(badge)
    .where(
      and(
        isNull(badge.endedAt),
        gt(badge.expiresAt, sql`now()`),
        sql`${badge.comparedAt} <= now() - make_interval(secs => ${restSeconds})`,
      ),
    )
    .orderBy(asc(badge.comparedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return await database
    .update(badge)
    .set({ comparedAt: sql`now()` })
    .where(inArray(badge.id, next))
    .returning()
}

async function compare(database: ReadDatabase, readCodeHash: ReadCodeHash, one: Badge) {
  const { id, chainId, address } = one
  const [found, codeHash] = await Promise.all([
    findSubject(database, chainId, address as Address),
    readCodeHash(chainId, address as Address),
  ])
  // An index that is being rebuilt tells of owners from before the grant.
  const known = found && found.indexedAt >= one.indexedAt ? found : undefined
  const facts = { codeHash, owner: known?.owner, taxBits: known?.taxBits }
  const reason = findDropReason(one, facts)
  if (!reason) return
  await database.transaction((writer) =>
    endBadges(writer, eq(badge.id, id), { reason, actor: theServer }),
  )
}

/**
 * Ends badges whose contract has other code, another owner or other taxes than at the grant.
 *
 * @param restSeconds for which a badge that was compared is left alone: nodes are asked for each
 */
export async function compareBadges(
  database: ReadDatabase,
  readCodeHash: ReadCodeHash,
  restSeconds: number,
): Promise<'waiting'> {
  for (const one of await takeBadges(database, restSeconds))
    await compare(database, readCodeHash, one)
  return 'waiting'
}
