import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import type { Logger } from 'pino'
import type { ReadDatabase } from './database/read-database.ts'
import { pinDueFiles } from './files/pin-files.ts'
import { makePinningService } from './files/pinning-service.ts'
import type { ApiConfig } from './read-config.ts'
import { startWorker, type Worker } from './work/start-worker.ts'

const PAUSE_MS = 5_000

/** Starts what this process does in the background: our own tables, then pins. */
export function startWorkers(
  config: ApiConfig,
  database: ReadDatabase,
  logger: Logger,
): readonly Worker[] {
  // The indexer brings the tables up to date as well; whoever comes first does it.
  const migrate = startWorker({
    name: 'migration',
    pauseMs: 1_000,
    logger,
    work: async () => {
      await migrateDatabase(config.databaseUrl)
      return 'finished'
    },
  })
  const { pinning } = config.files
  if (!pinning) return [migrate]
  const service = makePinningService(pinning)
  const pin = startWorker({
    name: 'pinning',
    pauseMs: PAUSE_MS,
    logger,
    work: () => pinDueFiles(database, service),
  })
  return [migrate, pin]
}
