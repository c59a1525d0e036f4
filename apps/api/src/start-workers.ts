import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import type { Logger } from 'pino'
import type { ReadDatabase } from './database/read-database.ts'
import { pinDueFiles } from './files/pin-files.ts'
import { makePinningService } from './files/pinning-service.ts'
import type { ApiConfig } from './read-config.ts'
import type { ServicesOf } from './verification/verification-services.ts'
import { verifyTokens } from './verification/verify-tokens.ts'
import { startWorker, type Worker } from './work/start-worker.ts'

const RETRY_MS = 1_000
const PAUSE_MS = 5_000

/**
 * Starts what this process does in the background: our own tables, pins, verification. Any number of processes may
 * do so at once; each job is taken by one.
 */
export function startWorkers(options: {
  config: ApiConfig
  database: ReadDatabase
  logger: Logger
  servicesOf: ServicesOf
}): readonly Worker[] {
  const { config, database, logger, servicesOf } = options
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
  if (config.files.pinning) {
    const service = makePinningService(config.files.pinning)
    const work = () => pinDueFiles(database, service)
    workers.push(startWorker({ name: 'pinning', pauseMs: PAUSE_MS, logger, work }))
  }
  const { isOn, configured } = config.verification
  if (isOn && (configured.length > 0 || !config.development)) {
    const work = () => verifyTokens(database, servicesOf, logger)
    workers.push(startWorker({ name: 'verification', pauseMs: PAUSE_MS, logger, work }))
  }
  return workers
}
