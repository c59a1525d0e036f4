import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ManagedProcess } from '../process/managed-process.ts'
import { buildWeb, compileTexts } from './build-web.ts'
import { type ChainService, chooseChainEntry, startChainService } from './chain-service.ts'
import { checkDatabase } from './check-database.ts'
import { chooseCluster, startClusterProcess } from './cluster-process.ts'
import type { ControlSocket } from './control-socket.ts'
import { describeDatabaseProcess } from './database-process.ts'
import { serviceDescriptions } from './service-processes.ts'
import type { StackContext } from './stack-context.ts'
import { describeStackEnvironment } from './stack-environment.ts'
import {
  removeStackFile,
  type StackChain,
  type StackCluster,
  type StackFile,
  stackFilePath,
  writeStackFile,
} from './stack-file.ts'
import type { StackOptions, StackService } from './stack-options.ts'

/** What `fresh` drops of a folder. */
const LOCAL_DATA = ['chains', 'solana', 'database', 'files']
const LONGEST_REWIND_MS = 180_000
const RETRY_MS = 5_000

/** The life of one stack: which parts start, in which order, and how they end. Made by `startStack` alone, whom callers ask. */
export class StackRun {
  webUrl = ''
  apiUrl = ''
  indexerUrl = ''
  databaseUrl = ''
  chains: readonly StackChain[] = []
  solana: StackCluster | undefined
  readonly #options: StackOptions
  readonly #around: StackContext
  readonly #control: ControlSocket
  #chainServices: readonly ChainService[] = []
  #stopped: Promise<void> | undefined
  #resumeTimer: NodeJS.Timeout | undefined

  constructor(options: StackOptions, around: StackContext, control: ControlSocket) {
    this.#options = options
    this.#around = around
    this.#control = control
  }

  get directory(): string {
    return this.#around.directory
  }

  get processes(): Readonly<Record<string, ManagedProcess>> {
    return this.#around.processes
  }

  async start(): Promise<void> {
    const { reaper } = this.#around
    reaper.deleteAtEnd(this.#control.path)
    reaper.deleteAtEnd(stackFilePath(this.directory))
    removeStackFile(this.directory)
    if (this.#options.fresh) this.#drop(LOCAL_DATA)
    await this.#chooseAddresses()
    // The web server needs its bundle only, the other two need chains and database: neither waits for the other.
    await this.#together([this.#startData(), this.#startWeb()])
    this.#writeFile()
    // A process that comes back has another id.
    this.#around.onProcessReady = () => this.#writeFile()
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  /** Begins the chains anew, thirty days ago, so that a seeded world can have a past. */
  async rewind(): Promise<void> {
    // Whoever asked may die before it resumes.
    this.#resumeTimer = setTimeout(() => void this.resume(), LONGEST_REWIND_MS)
    await this.#around.processes.indexer?.stop()
    await Promise.all(this.#chainServices.map((chain) => chain.stop()))
    this.#drop(['chains'])
    await this.#startChains(true)
    this.#around.say('chain', 'begun anew, thirty days ago')
  }

  /** Brings the clocks to the present and lets the indexer read again. */
  async resume(): Promise<void> {
    if (this.#resumeTimer === undefined) return
    clearTimeout(this.#resumeTimer)
    this.#resumeTimer = undefined
    await Promise.all(this.#chainServices.map((chain) => chain.release()))
    await this.#startIndexerAgain()
  }

  /** Tries until it works: a busy machine must not leave the stack without its index. */
  async #startIndexerAgain(): Promise<void> {
    if (this.#stopped !== undefined) return
    try {
      await this.#around.processes.indexer?.start()
      this.#around.say('indexer', 'reads the new chain')
    } catch (error) {
      this.#around.say('indexer', error instanceof Error ? error.message : String(error))
      setTimeout(() => void this.#startIndexerAgain(), RETRY_MS)
    }
  }

  #drop(names: readonly string[]): void {
    for (const name of names) rmSync(join(this.directory, name), { recursive: true, force: true })
  }

  async #startDatabase(): Promise<void> {
    if (this.#options.databaseUrl !== undefined) {
      await checkDatabase(this.#options.databaseUrl)
      this.databaseUrl = this.#options.databaseUrl
      return
    }
    const port = await this.#around.choosePort('database')
    const onAddress = (url: string) => {
      this.databaseUrl = url
    }
    await this.#around.startProcess(
      describeDatabaseProcess({ directory: this.directory, port, onAddress }),
    )
  }

  async #startChains(heldInPast: boolean): Promise<void> {
    this.#chainServices = await Promise.all(
      this.chains.map((entry) => startChainService(entry, this.#around, heldInPast)),
    )
  }

  async #chooseAddresses(): Promise<void> {
    const url = async (service: StackService) =>
      `http://127.0.0.1:${await this.#around.choosePort(service)}`
    this.indexerUrl = await url('indexer')
    this.apiUrl = await url('api')
    this.webUrl = await url('web')
    const names = this.#options.chains ?? ['local']
    this.chains = await Promise.all(names.map((name) => chooseChainEntry(name, this.#around)))
    if (!this.#isLeftOut('solana'))
      this.solana = chooseCluster(await this.#around.choosePort('solana'))
  }

  async #startData(): Promise<void> {
    await this.#together([
      this.#startDatabase(),
      this.#startChains(false),
      startClusterProcess(this.solana, this.#around),
    ])
    await this.#together([this.#startService('indexer'), this.#startService('api')])
  }

  async #startWeb(): Promise<void> {
    if (this.#isLeftOut('web')) return
    const startedAt = Date.now()
    const around = this.#around.forProcess('build')
    const built = this.#options.followsSources ? await compileTexts(around) : await buildWeb(around)
    if (built) this.#around.say('build', `web app built in ${secondsSince(startedAt)} s`)
    await this.#startService('web')
  }

  async #startService(name: StackService): Promise<void> {
    if (this.#isLeftOut(name) || this.#stopped !== undefined) return
    const startedAt = Date.now()
    const description = serviceDescriptions[name](describeStackEnvironment(this))
    await this.#around.startProcess(description)
    this.#around.say(name, `ready after ${secondsSince(startedAt)} s`)
  }

  get followsSources(): boolean {
    return this.#options.followsSources ?? false
  }

  #isLeftOut(service: StackService | 'solana'): boolean {
    return this.#options.without?.includes(service) ?? false
  }

  /** Waits for all; the first failure ends the others at once instead of after their own time limits. */
  async #together(tasks: readonly Promise<void>[]): Promise<void> {
    let first: { readonly error: unknown } | undefined
    await Promise.all(
      tasks.map((task) =>
        task.catch((error: unknown) => {
          first ??= { error }
          return this.#stopProcesses()
        }),
      ),
    )
    if (first !== undefined) throw first.error
    if (this.#stopped !== undefined) throw new StackStoppedError()
  }

  async #stopAll(): Promise<void> {
    clearTimeout(this.#resumeTimer)
    this.#around.onProcessReady = () => {}
    removeStackFile(this.directory)
    await this.#control.close()
    await this.#stopProcesses()
    await this.#around.close()
  }

  /** Readers before what they read: services, then chains, then the database. */
  async #stopProcesses(): Promise<void> {
    const { database, ...others } = this.#around.processes
    const services = ['web', 'api', 'indexer'].map((name) => others[name])
    await Promise.all(services.map((service) => service?.stop()))
    await Promise.all(this.#chainServices.map((chain) => chain.stop()))
    await Promise.all(Object.values(others).map((other) => other.stop()))
    await database?.stop()
  }

  #writeFile(): void {
    const pids = Object.entries(this.#around.processes).map(([name, { pid }]) => [name, pid ?? 0])
    const stack: StackFile = {
      webUrl: this.webUrl,
      apiUrl: this.apiUrl,
      indexerUrl: this.indexerUrl,
      databaseUrl: this.databaseUrl,
      chains: this.chains,
      ...(this.solana && { solana: this.solana }),
      pids: { supervisor: process.pid, ...Object.fromEntries(pids) },
      control: this.#control.path,
    }
    writeStackFile(this.directory, stack)
  }
}

function secondsSince(startedAt: number): string {
  return ((Date.now() - startedAt) / 1_000).toFixed(1)
}

/** The stack was told to stop while it was starting. */
export class StackStoppedError extends Error {
  readonly code = 'STACK_STOPPED'

  constructor() {
    super('The stack was stopped while it was starting.')
    this.name = 'StackStoppedError'
  }
}
