import { filePin } from '@slipway/database/files/app'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { backOffSeconds } from '../work/back-off.ts'
import type { PinningService, RemotePin } from './pinning-service.ts'

const MAX_ATTEMPTS = 10
/** Between two looks at a pin on which the service is at work. */
const LOOK_SECONDS = 15
/** Nobody else takes a job for this long. */
const CLAIM_SECONDS = 60
const BATCH = 10

type PinJob = typeof filePin.$inferSelect

/** Takes jobs that are due, each in one process only. */
function claimJobs(database: ReadDatabase, service: string): Promise<PinJob[]> {
  const due = database
    .select({ id: filePin.id })
    .from(filePin)
    .where(
      and(
        eq(filePin.status, 'queued'),
        eq(filePin.service, service),
        lte(filePin.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(filePin.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database
    .update(filePin)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(sql`${filePin.id} IN (${due})`)
    .returning()
}

async function settle(
  database: ReadDatabase,
  job: PinJob,
  change: Partial<PinJob>,
  waitSeconds = 0,
) {
  await database
    .update(filePin)
    .set({
      ...change,
      nextAttemptAt: sql`now() + make_interval(secs => ${waitSeconds})`,
      updatedAt: sql`now()`,
    })
    .where(eq(filePin.id, job.id))
}

async function storeAnswer(database: ReadDatabase, job: PinJob, pin: RemotePin): Promise<void> {
  const { requestId, status, detail } = pin
  if (status === 'pinned') return settle(database, job, { status, requestId, detail })
  if (status === 'failed') throw new Error(detail ?? 'the service could not pin it')
  await settle(database, job, { requestId, detail: status }, LOOK_SECONDS)
}

/** Hands over what is due to one service, and asks about what it is at work on. */
export async function pinDueFiles(
  database: ReadDatabase,
  service: PinningService,
): Promise<'waiting'> {
  for (const job of await claimJobs(database, service.name)) {
    try {
      const pin = job.requestId ? await service.look(job.requestId) : await service.add(job.cid)
      await storeAnswer(database, job, pin)
    } catch (error) {
      const attempts = job.attempts + 1
      const detail = error instanceof Error ? error.message : String(error)
      const status = attempts >= MAX_ATTEMPTS ? 'failed' : 'queued'
      // The next attempt asks anew: a request that failed stays failed at the service.
      const change = { status, attempts, detail, requestId: null }
      await settle(database, job, change, backOffSeconds(attempts))
    }
  }
  return 'waiting'
}
