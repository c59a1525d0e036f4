import { join } from 'node:path'
import type { ProcessSpec } from '../process/managed-process.ts'
import { runCommand } from '../process/run-command.ts'
import { answersOk } from '../process/wait-until.ts'
import { repositoryRoot } from './repository-root.ts'

/** What the services of a stack are told; the names are the same in production (docs/runbooks/deploy.md). */
export interface ServiceEnvironment {
  readonly databaseUrl: string
  /** JSON of `[{chainId, rpcUrl, wsUrl, startBlock}]`. */
  readonly chains: string
  readonly indexerUrl: string
  readonly apiUrl: string
  readonly webUrl: string
  /** Folder for files that a service keeps. */
  readonly directory: string
}

/** The indexer follows the chains and fills the index. */
function describeIndexer(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'indexer',
    script: 'apps/indexer/src/main.ts',
    url: environment.indexerUrl,
    readyPath: '/ready',
    readyTimeoutMs: 120_000,
    environment,
  })
}

/** The API answers questions about the index. */
function describeApi(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'api',
    script: 'apps/api/src/main.ts',
    url: environment.apiUrl,
    readyPath: '/healthz',
    readyTimeoutMs: 60_000,
    environment,
  })
}

/** The web server hands out the built web app and passes API calls on. */
function describeWeb(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'web',
    script: 'apps/web/server/main.ts',
    url: environment.webUrl,
    readyPath: '/',
    readyTimeoutMs: 30_000,
    environment,
  })
}

/** The services of a stack, by name. */
export const serviceDescriptions = {
  indexer: describeIndexer,
  api: describeApi,
  web: describeWeb,
} as const

function describeService(service: {
  readonly name: string
  readonly script: string
  readonly url: string
  readonly readyPath: string
  readonly readyTimeoutMs: number
  readonly environment: ServiceEnvironment
}): ProcessSpec {
  const { environment } = service
  return {
    name: service.name,
    readyTimeoutMs: service.readyTimeoutMs,
    advice: 'If its lines do not explain it, "npm start -- --fresh" begins with empty local data.',
    begin: (around) =>
      runCommand(
        {
          command: process.execPath,
          arguments: [
            '--disable-warning=ExperimentalWarning',
            join(repositoryRoot, service.script),
          ],
          workingDirectory: repositoryRoot,
          environment: {
            PORT: new URL(service.url).port,
            HOST: '127.0.0.1',
            NODE_ENV: 'production',
            SLIPWAY_DEVELOPMENT: '1',
            SLIPWAY_CHAINS: environment.chains,
            SLIPWAY_DIRECTORY: environment.directory,
            DATABASE_URL: environment.databaseUrl,
            INDEXER_URL: environment.indexerUrl,
            API_URL: environment.apiUrl,
            WEB_URL: environment.webUrl,
          },
        },
        around,
      ),
    isReady: () => answersOk(`${service.url}${service.readyPath}`),
  }
}
