import { setTimeout as delay } from 'node:timers/promises'
import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { type Logger, pino } from 'pino'
import { startAuditor } from './audit/start-auditor.ts'
import { readIndexedChains } from './chain/read-indexed-chains.ts'
import { startFactReader } from './facts/start-fact-reader.ts'
import { serveProbes } from './http/serve-probes.ts'
import type { IndexerConfig } from './read-config.ts'
import { makeChainGroups } from './release/chain-group.ts'
import { hashIndexCode } from './release/hash-index-code.ts'
import { publishReleases } from './release/release-store.ts'
import { readFollowedClusters } from './solana/read-followed-clusters.ts'
import { startSolanaIndex } from './solana/start-solana-index.ts'
import { type RunningGroup, runGroup } from './supervision/run-group.ts'
import { startSwapReader } from './swaps/start-swap-reader.ts'
import { startWatchdog } from './watchdog/start-watchdog.ts'

const DATABASE_RETRY_MS = 500

/** A running indexer. */
export interface RunningIndexer {
  port: number
  stop: () => Promise<void>
}

async function migrateWhenReachable(url: string, logger: Logger): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await migrateDatabase(url)
      return
    } catch (error) {
      if (attempt % 20 === 0) logger.warn({ err: error }, 'the database cannot be prepared yet')
      await delay(DATABASE_RETRY_MS)
    }
  }
}

/** Starts indexing. Nodes and database may come and go: it goes on when they are back. */
export async function startIndexer(config: IndexerConfig): Promise<RunningIndexer> {
  const logger = pino({ level: config.logLevel, base: { process: 'indexer' } })
  const { development, solanaNodes, only } = config
  const clusters = readFollowedClusters(solanaNodes, development, only)
  const chains = readIndexedChains(config.chains, development, only)
  await migrateWhenReachable(config.databaseUrl, logger)
  const pool = createDatabasePool({
    url: config.databaseUrl,
    name: 'slipway_indexer',
    max: 4,
    statementTimeoutMs: 30_000,
    onError: (error) => logger.warn({ err: error }, 'an idle database connection was lost'),
  })
  const expected = makeChainGroups(chains, config.chainsPerEngine, hashIndexCode())
  const ready = new Set<RunningGroup>()
  const groups: RunningGroup[] = []
  for (const group of expected) {
    const running = runGroup({
      group,
      pool,
      databaseUrl: config.databaseUrl,
      development,
      logger,
      engineLogLevel: config.engineLogLevel,
      buildingNiceness: config.buildingNiceness,
      onReady: async () => {
        ready.add(running)
        const done = [...ready].map((one) => one.group())
        const all = groups.map((one) => one.group())
        if (!(await publishReleases(pool, done, all))) {
          logger.info({ chains: group.name }, 'ready; readers see it when the other groups are')
        }
      },
    })
    groups.push(running)
  }
  const watchdog = startWatchdog({
    databaseUrl: config.databaseUrl,
    groups,
    development,
    logger,
  })
  const auditor = startAuditor({ pool, groups, blocksPerSecond: config.auditRate, logger })
  const facts = startFactReader({ pool, chains, logger })
  const swaps = startSwapReader({ pool, chains, logger })
  const solana = startSolanaIndex({ pool, clusters, development, logger })
  const server = await serveProbes({
    ...config,
    groups,
    reports: () => [...watchdog.reports(), ...solana.reports()],
    audits: auditor.reports,
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  logger.info({ port, chains: chains.map((chain) => chain.chainId) }, 'the indexer is running')
  if (chains.length + clusters.length === 0)
    logger.warn('no network has a deployment: there is nothing to index')

  return {
    port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await Promise.all([watchdog.stop(), auditor.stop()])
      await Promise.all([facts.stop(), swaps.stop(), solana.stop()])
      await Promise.all(groups.map((group) => group.stop()))
      await pool.end()
      logger.info('the indexer is stopped')
    },
  }
}
