import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ManagedProcess } from '../process/managed-process.ts'
import { openControlSocket } from './control-socket.ts'
import { repositoryRoot } from './repository-root.ts'
import { createStackContext } from './stack-context.ts'
import type { StackChain, StackCluster } from './stack-file.ts'
import type { StackOptions } from './stack-options.ts'
import { StackRun } from './stack-run.ts'

/** A running stack. */
export interface Stack {
  readonly directory: string
  readonly webUrl: string
  readonly apiUrl: string
  readonly indexerUrl: string
  readonly databaseUrl: string
  readonly chains: readonly StackChain[]
  /** Absent where it was left out. */
  readonly solana: StackCluster | undefined
  /** Handles of the single processes: `chain`, `chain-<short name>`, `solana`, `database`, `indexer`, `api`, `web`. */
  readonly processes: Readonly<Record<string, ManagedProcess>>
  /** Ends everything, last the database. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the whole product on this machine: chains with contracts and exchange, a Solana cluster, database, indexer,
 * API and web. Resolves when all of them are ready. The order of the parts is in `stack-run.ts`.
 *
 * @throws {StackRunningError} when a stack runs in this folder already
 * @throws {ProcessStartError} when a part does not become ready; everything is stopped again
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const directory = resolve(options.directory ?? join(repositoryRoot, '.slipway'))
  mkdirSync(directory, { recursive: true })
  let run: StackRun | undefined
  // Taken before anything else is touched: it is what keeps a second stack out of this folder.
  const control = await openControlSocket(directory, {
    status: async () => ({ pid: process.pid, webUrl: run?.webUrl || undefined }),
    rewind: async () => run?.rewind(),
    resume: async () => run?.resume(),
  })
  run = new StackRun(
    options,
    createStackContext({ ...options, id: randomUUID(), directory }),
    control,
  )
  options.signal?.addEventListener('abort', () => void run.stop())
  try {
    options.signal?.throwIfAborted()
    await run.start()
    return run
  } catch (error) {
    await run.stop()
    throw error
  }
}
