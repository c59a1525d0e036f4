import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createJsonLogs } from '../process/json-logs.ts'
import type { ManagedProcess } from '../process/managed-process.ts'
import { buildWeb } from '../stack/build-web.ts'
import { checkDatabase } from '../stack/check-database.ts'
import { describeDatabaseProcess } from '../stack/database-process.ts'
import { repositoryRoot } from '../stack/repository-root.ts'
import { serviceDescriptions } from '../stack/service-processes.ts'
import { createStackContext, type StackContext } from '../stack/stack-context.ts'
import type { ServePlan } from './serve-plan.ts'

/** A running production server: the services of its plan, started again when they die. */
export interface Server {
  readonly processes: Readonly<Record<string, ManagedProcess>>
  /** Ends everything, readers before what they read. May be called twice. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly plan: ServePlan
  /** Folder of everything that is kept. */
  readonly directory: string
  /** Takes the bundle that is there instead of building it from the sources. */
  readonly isBuilt: boolean
  readonly signal: AbortSignal
  /** Gets each line of the log, an object of JSON. */
  readonly write: (line: string) => void
}

/**
 * Starts the services of a plan as processes. Resolves when all of them answer; the index may take longer.
 *
 * @throws {ProcessStartError} when one does not begin to answer; everything is stopped again
 * @throws {BundleMissingError} when the web app shall not be built and is not there
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { plan, write, signal } = options
  const directory = resolve(options.directory)
  const around = createStackContext({
    id: randomUUID(),
    directory,
    logs: createJsonLogs(write),
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopAll(around)
    return stopped
  }
  signal.addEventListener('abort', () => void stop())
  try {
    if (plan.roles.includes('web')) await provideBundle(options.isBuilt, around)
    const databaseUrl = await provideDatabase(plan, directory, around)
    const describe = {
      indexerUrl: plan.urls.indexer,
      apiUrl: plan.urls.api,
      webUrl: plan.urls.web,
      botUrl: plan.urls.bot,
      hosts: plan.hosts,
      awaitsIndex: false,
      advice: 'docs/runbooks/deploy.md names every setting.',
      variables: {
        ...plan.variables,
        SLIPWAY_DIRECTORY: directory,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
    }
    signal.throwIfAborted()
    await Promise.all(
      plan.roles.map((role) => around.startProcess(serviceDescriptions[role](describe))),
    )
    for (const role of plan.roles) around.say(role, `answers at ${plan.urls[role]}`)
    return { processes: around.processes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function provideBundle(isBuilt: boolean, around: StackContext): Promise<void> {
  if (!isBuilt) {
    await buildWeb(around.forProcess('build'))
    return
  }
  if (!existsSync(join(repositoryRoot, 'apps/web/dist/index.html'))) throw new BundleMissingError()
}

/** @returns the address of the database; undefined when no service of this machine uses one */
async function provideDatabase(
  plan: ServePlan,
  directory: string,
  around: StackContext,
): Promise<string | undefined> {
  if (plan.roles.every((role) => role === 'web')) return undefined
  if (plan.databaseUrl !== undefined) {
    // The services wait for a database that is away: a server that starts with it comes up after it.
    await checkDatabase(plan.databaseUrl).catch((error: Error) =>
      around.say('database', error.message),
    )
    return plan.databaseUrl
  }
  let url = ''
  const port = await around.choosePort('database')
  await around.startProcess(
    describeDatabaseProcess({
      directory,
      port,
      onAddress: (address) => {
        url = address
      },
    }),
  )
  return url
}

async function stopAll(around: StackContext): Promise<void> {
  const { database, ...services } = around.processes
  await Promise.all(Object.values(services).map((service) => service.stop()))
  await database?.stop()
  await around.close()
}

export class BundleMissingError extends Error {
  override readonly name = 'BundleMissingError'
  readonly code = 'BUNDLE_MISSING'

  constructor() {
    super(
      'apps/web/dist holds no page. Start without --built, or build it: npm run build -w apps/web',
    )
  }
}
