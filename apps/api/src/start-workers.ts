import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import type { Logger } from 'pino'
import { forgetExpired } from './accounts/forget-expired.ts'
import type { AttestationService } from './badges/attestation-service.ts'
import type { ReadCodeHash } from './badges/badge-parts.ts'
import { compareAttestations } from './badges/compare-attestations.ts'
import { compareBadges } from './badges/compare-badges.ts'
import { forgetDocuments } from './badges/forget-documents.ts'
import type { ReadDatabase } from './database/read-database.ts'
import type { ContentStore } from './files/content-store.ts'
import { pinDueFiles } from './files/pin-files.ts'
import { makePinningService } from './files/pinning-service.ts'
import { pruneFiles } from './files/prune-files.ts'
import type { Metrics } from './http/metrics.ts'
import { deliverMessages, emptyExpiredMessages } from './/outbox/deliver-messages.ts'
import { messageCarriers } from './/outbox/message-carriers.ts'
import type { ApiConfig } from './read-config.ts'
import { makeTokenQueue } from './verification/make-token-queue.ts'
import type { ServicesOf } from './verification/verification-services.ts'
import { verifyTokens } from './verification/verify-tokens.ts'
import { startWorker, type Worker } from './work/start-worker.ts'

const RETRY_MS = 1_000
const PAUSE_MS = 5_000
/** Somebody waits for a mail. */
const DELIVERY_PAUSE_MS = 1_000
/** Between two comparisons of one badge: each asks a node. */
const BADGE_REST_SECONDS = 60
const CLEANING_PAUSE_MS = 10 * 60_000

/**
 * Starts what this process does in the background: our own tables, pins, verification. Any number of processes may
 * do so at once; each job is taken by one.
 */
export function startWorkers(options: {
  config: ApiConfig
  database: ReadDatabase
  logger: Logger
  servicesOf: ServicesOf
  /** The networks that this process offers. */
  chainIds: readonly number[]
  readCodeHash: ReadCodeHash
  attestations: AttestationService
  store: ContentStore
  metrics: Metrics
}): readonly Worker[] {
  const { config, database, logger, servicesOf, readCodeHash, attestations } = options
  const badgeRestSeconds = config.development ? 0 : BADGE_REST_SECONDS
  // The indexer brings the tables up to date as well; whoever comes first does it.
  const workers = [
    startWorker({
      name: 'migration',
      pauseMs: RETRY_MS,
      logger,
      work: async () => {
        await migrateDatabase(config.databaseUrl)
        return 'finished'
      },
    }),
  ]
  const carriers = messageCarriers(config.accounts)
  if (carriers.length > 0) {
    const work = () => deliverMessages(database, carriers)
    workers.push(startWorker({ name: 'delivery', pauseMs: DELIVERY_PAUSE_MS, logger, work }))
  }
  workers.push(
    startWorker({
      name: 'account-cleaning',
      pauseMs: CLEANING_PAUSE_MS,
      logger,
      work: async () => {
        await emptyExpiredMessages(database)
        await forgetExpired(database)
        return 'waiting'
      },
    }),
  )
  workers.push(
    startWorker({
      name: 'badge-comparing',
      pauseMs: PAUSE_MS,
      logger,
      work: () => compareBadges(database, readCodeHash, badgeRestSeconds),
    }),
    startWorker({
      name: 'attestation-comparing',
      pauseMs: PAUSE_MS,
      logger,
      work: () => compareAttestations(database, attestations, badgeRestSeconds),
    }),
    startWorker({
      name: 'document-cleaning',
      pauseMs: CLEANING_PAUSE_MS,
      logger,
      work: async () => {
        await forgetDocuments(database, config.badgeRetentionDays)
        return 'waiting'
      },
    }),
  )
  workers.push(...startPruning(options))
  if (config.files.pinning) {
    const service = makePinningService(config.files.pinning)
    const work = () => pinDueFiles(database, service)
    workers.push(startWorker({ name: 'pinning', pauseMs: PAUSE_MS, logger, work }))
  }
  const { isOn, configured } = config.verification
  if (isOn && (configured.length > 0 || !config.development)) {
    const queue = makeTokenQueue({ database, servicesOf, chainIds: options.chainIds })
    const work = () => verifyTokens(database, servicesOf, logger, queue)
    workers.push(startWorker({ name: 'verification', pauseMs: PAUSE_MS, logger, work }))
  }
  return workers
}

/** Removes files that no row names, where the store says what it holds and the operator did not switch it off. */
function startPruning(options: {
  config: ApiConfig
  database: ReadDatabase
  logger: Logger
  store: ContentStore
  metrics: Metrics
}): Worker[] {
  const { config, database, logger, store, metrics } = options
  const { pauseMs, terms } = config.files.prune
  const { listed } = store
  if (pauseMs === 0 || !listed) return []
  const work = async (signal: AbortSignal) => {
    const pruned = await pruneFiles(database, listed, terms, signal)
    metrics.prunedFiles.inc(pruned.removed)
    metrics.prunedBytes.inc(pruned.bytes)
    metrics.unnamedFiles.set(pruned.waiting)
    if (pruned.isHeld)
      logger.warn(
        { store: store.name, waiting: pruned.waiting },
        'most stored files have no row in this database: none is removed (npm run operator -- prune-files --now)',
      )
    if (pruned.removed > 0)
      logger.info({ store: store.name, ...pruned }, 'stored files that no row names were removed')
    return 'waiting' as const
  }
  return [startWorker({ name: 'file-pruning', pauseMs, logger, work })]
}
