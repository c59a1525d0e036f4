import { tokenVerification, VERIFICATION_CHANNEL } from '@slipway/database/verification/app'
import type { SourceVerifier, VerificationResult } from '@slipway/verification/source-verification'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { ReadDatabase } from '../database/read-database.ts'
import { backOffSeconds } from '../work/back-off.ts'
import { readSourceInput, readTokenSource, type TokenSource } from './token-source.ts'
import type { ServicesOf } from './verification-services.ts'

/** With the pauses between them these take more than two days. */
const MAX_ATTEMPTS = 16
/** Nobody else takes a job for this long: a service may think for two minutes. */
const CLAIM_SECONDS = 240
const BATCH = 4

type Job = typeof tokenVerification.$inferSelect

/** Takes jobs that are due, each in one process only. */
async function claimJobs(database: ReadDatabase): Promise<Job[]> {
  const due = database
    .select({ id: tokenVerification.id })
    .from(tokenVerification)
    .where(
      and(
        inArray(tokenVerification.status, ['queued', 'pending']),
        lte(tokenVerification.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(tokenVerification.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database
    .update(tokenVerification)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(sql`${tokenVerification.id} IN (${due})`)
    .returning()
}

async function settle(database: ReadDatabase, job: Job, result: VerificationResult | 'unknown') {
  const attempts = job.attempts + 1
  const isOver = attempts >= MAX_ATTEMPTS || result === 'unknown'
  const again = isOver ? ('failed' as const) : ('queued' as const)
  const status = result === 'unknown' || result.status === 'failed' ? again : result.status
  const detail =
    result === 'unknown' ? 'the source of this code is not known here' : result.detail.slice(0, 500)
  await database
    .update(tokenVerification)
    .set({
      status: status === 'pending' && isOver ? 'failed' : status,
      detail,
      attempts,
      nextAttemptAt: sql`now() + make_interval(secs => ${backOffSeconds(attempts)})`,
      updatedAt: sql`now()`,
    })
    .where(eq(tokenVerification.id, job.id))
  await database.execute(sql`SELECT pg_notify(${VERIFICATION_CHANNEL}, ${job.tokenId})`)
}

const submit = (verifier: SourceVerifier, source: TokenSource): Promise<VerificationResult> =>
  verifier.verify({
    chainId: source.chainId,
    address: source.address,
    contractIdentifier: `${source.artifact.source}:${source.artifact.name}`,
    compilerVersion: source.artifact.compiler.version,
    standardJson: readSourceInput(source),
    constructorArguments: source.constructorArguments,
    creationTransaction: source.txHash,
  })

async function work(database: ReadDatabase, servicesOf: ServicesOf, job: Job): Promise<void> {
  const verifier = servicesOf(job.chainId).find(({ name }) => name === job.service)
  // Configured away meanwhile: the job waits until its service is back.
  if (!verifier) return
  const source = await readTokenSource(database, job.tokenId)
  await settle(database, job, source ? await submit(verifier, source) : 'unknown')
}

/**
 * Queues what is new and hands over what is due; services are asked side by side, a failure stops no other job.
 * @param queue of `makeTokenQueue`
 */
export async function verifyTokens(
  database: ReadDatabase,
  servicesOf: ServicesOf,
  logger: Logger,
  queue: () => Promise<void>,
): Promise<'waiting'> {
  await queue()
  const jobs = await claimJobs(database)
  await Promise.all(
    jobs.map((job) =>
      work(database, servicesOf, job).catch((error) =>
        logger.warn({ err: error, job: job.id }, 'a verification could not be tried'),
      ),
    ),
  )
  return 'waiting'
}
