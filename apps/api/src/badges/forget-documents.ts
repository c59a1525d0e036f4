import { badgeApplication, badgeDocument } from '@slipway/database/badges/app'
import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { recordStep, theServer } from './record-step.ts'

const BATCH = 100

/**
 * Deletes documents, mailbox and statement of applications that were decided or taken back so many days ago, and of
 * drafts and answers that nobody went on with. That there were documents, and who read them, stays.
 *
 * @param days since the last act; what waits for the operator is never due
 */
export async function forgetDocuments(database: ReadDatabase, days: number): Promise<void> {
  await database.transaction(async (writer) => {
    const due = await writer
      .select({ id: badgeApplication.id })
      .from(badgeApplication)
      .where(
        and(
          isNull(badgeApplication.forgottenAt),
          notInArray(badgeApplication.state, ['submitted', 'inReview']),
          sql`${badgeApplication.updatedAt} <= now() - make_interval(days => ${days}::int)`,
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await writer
      .update(badgeDocument)
      .set({ sealed: null, name: '', deletedAt: sql`now()` })
      .where(and(inArray(badgeDocument.applicationId, ids), isNull(badgeDocument.deletedAt)))
    await writer
      .update(badgeApplication)
      .set({
        contact: '',
        statement: '',
        forgottenAt: sql`now()`,
        // What was never finished is over with its documents.
        state: sql`CASE WHEN ${badgeApplication.state} IN ('draft', 'moreWanted') THEN 'retracted' ELSE ${badgeApplication.state} END`,
      })
      .where(inArray(badgeApplication.id, ids))
    for (const id of ids) await recordStep(writer, id, { ...theServer, act: 'forgotten' })
  })
}
