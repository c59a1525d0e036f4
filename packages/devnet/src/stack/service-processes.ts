import { join } from 'node:path'
import type { ProcessSpec } from '../process/managed-process.ts'
import { runCommand } from '../process/run-command.ts'
import { answersOk } from '../process/wait-until.ts'
import { repositoryRoot } from './repository-root.ts'
import { botPort } from './stack-options.ts'

/** What the services of a stack are told; the names are the same in production (docs/runbooks/deploy.md). */
export interface ServiceEnvironment {
  /** Where each is reached from this machine. */
  readonly indexerUrl: string
  readonly apiUrl: string
  readonly webUrl: string
  readonly botUrl?: string
  /** Address to listen on of each that is not for this machine alone. */
  readonly hosts?: Readonly<Record<string, string>>
  /** The other variables of all of them, beside those of this process. */
  readonly variables: Readonly<Record<string, string>>
  /** Whether a start waits for a complete index, which takes seconds on a local chain and hours on live ones. */
  readonly awaitsIndex: boolean
  /** For whoever works on the code: services start again when theirs changes, and the web app is served from its sources. */
  readonly followsSources?: boolean
  /** Whose services these are; this checkout's unless told. */
  readonly checkout?: string
  /** What a person can do when one does not become ready. */
  readonly advice: string
}

/** The indexer follows the chains and fills the index. */
function describeIndexer(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'indexer',
    script: 'apps/indexer/src/main.ts',
    url: environment.indexerUrl,
    readyPath: environment.awaitsIndex ? '/ready' : '/healthz',
    readyTimeoutMs: 120_000,
    // Its engine, a process of its own, loads the handlers: this one imports none of them.
    sources: [
      'apps/indexer',
      'apps/indexer/engine',
      'packages/chains',
      'packages/database',
      'packages/deployments',
    ],
    environment,
  })
}

/** From the end of its notice on: running requests, then work in the background, have 5 s each. */
const API_STOP_MS = 15_000

/** The API answers questions about the index. */
function describeApi(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'api',
    script: 'apps/api/src/main.ts',
    url: environment.apiUrl,
    readyPath: '/healthz',
    readyTimeoutMs: 60_000,
    // Node lets the young generation of such a heap grow beyond 100 MB, most of it held from the loading of modules on.
    flags: ['--max-semi-space-size=16'],
    stopTimeoutMs: Number(environment.variables.SLIPWAY_DRAIN_NOTICE_MS ?? 0) + API_STOP_MS,
    environment,
  })
}

/** The web server hands out the built web app and passes API calls on. */
function describeWeb(environment: ServiceEnvironment): ProcessSpec {
  const { followsSources, webUrl: url } = environment
  return describeService({
    name: 'web',
    script: followsSources ? 'apps/web/server/development/serve.ts' : 'apps/web/server/main.ts',
    url,
    readyPath: '/',
    readyTimeoutMs: followsSources ? 60_000 : 30_000,
    // It follows them by itself, within the page.
    sources: [],
    environment,
  })
}

/** The bot talks to people over their messenger. */
function describeBot(environment: ServiceEnvironment): ProcessSpec {
  return describeService({
    name: 'bot',
    script: 'apps/bot/src/main.ts',
    url: environment.botUrl ?? `http://127.0.0.1:${botPort}`,
    readyPath: '/healthz',
    readyTimeoutMs: 60_000,
    environment,
  })
}

/** The services of a stack, by name. */
export const serviceDescriptions = {
  bot: describeBot,
  indexer: describeIndexer,
  api: describeApi,
  web: describeWeb,
} as const

function watchFlags(checkout: string, sources: readonly string[] | undefined): readonly string[] {
  if (sources?.length === 0) return []
  const paths = sources?.map((folder) => `--watch-path=${join(checkout, folder, 'src')}`)
  return ['--watch', '--watch-preserve-output', ...(paths ?? [])]
}

function describeService(service: {
  readonly name: string
  readonly script: string
  readonly url: string
  readonly readyPath: string
  readonly readyTimeoutMs: number
  /** From SIGTERM to SIGKILL. */
  readonly stopTimeoutMs?: number
  /** Of Node itself. */
  readonly flags?: readonly string[]
  /** Folders that it is started again for, where sources are followed; those that it imports from unless told. */
  readonly sources?: readonly string[]
  readonly environment: ServiceEnvironment
}): ProcessSpec {
  const { environment } = service
  const { followsSources = false, checkout = repositoryRoot } = environment
  return {
    name: service.name,
    readyTimeoutMs: service.readyTimeoutMs,
    advice: environment.advice,
    ...(service.stopTimeoutMs === undefined ? {} : { stopTimeoutMs: service.stopTimeoutMs }),
    begin: (around) =>
      runCommand(
        {
          command: process.execPath,
          arguments: [
            '--disable-warning=ExperimentalWarning',
            ...(service.flags ?? []),
            ...(followsSources ? watchFlags(checkout, service.sources) : []),
            join(checkout, service.script),
          ],
          workingDirectory: checkout,
          environment: {
            ...environment.variables,
            PORT: new URL(service.url).port,
            HOST: environment.hosts?.[service.name] ?? '127.0.0.1',
            NODE_ENV: followsSources ? 'development' : 'production',
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
