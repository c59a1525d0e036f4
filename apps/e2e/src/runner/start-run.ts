import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StackLine } from '@slipway/devnet/stack/stack-options'
import { startStack } from '@slipway/devnet/stack/start-stack'
import { clockChains } from '../chain/clock-chain.ts'
import type { RunContext, SweepExtent } from '../harness/run-context.ts'
import { launchBrowser } from './launch-browser.ts'
import { startControlServer } from './start-control-server.ts'

/** Away from the ports of `npm start`, so that both can run at once. */
const ports = {
  web: 18_900,
  api: 18_920,
  indexer: 18_940,
  chain: 18_960,
  database: 18_980,
  solana: 18_990,
}

/**
 * The local chain, and one with the id of a network that charges fees: nothing may depend on there being only one. On the
 * others journeys move the clock by days, which would disturb whatever else runs on a chain.
 */
const chains = ['local', 'core', ...clockChains]

export type RunSettings = {
  readonly root: string
  readonly sweep: SweepExtent
  readonly say: (line: StackLine) => void
  /** Ends the start early, and everything that it started. */
  readonly signal?: AbortSignal
}

export type Run = { readonly context: RunContext; stop(): Promise<void> }

/**
 * Starts a stack of its own in a temporary folder, and a browser.
 * @throws ProcessStartError when a part of the stack does not become ready; nothing is left running
 */
export async function startRun({ root, sweep, say, signal }: RunSettings): Promise<Run> {
  const directory = await mkdtemp(join(tmpdir(), 'slipway-e2e-'))
  const undo: (() => Promise<unknown>)[] = [
    () => rm(directory, { recursive: true, force: true, maxRetries: 3 }),
  ]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const stack = await startStack({ directory, chains, ports, say, ...(signal && { signal }) })
    undo.push(() => stack.stop())
    const browser = await launchBrowser()
    undo.push(() => browser.close())
    const control = await startControlServer(stack.processes)
    undo.push(() => control.stop())
    const context: RunContext = {
      webUrl: stack.webUrl,
      apiUrl: stack.apiUrl,
      directory,
      databaseUrl: stack.databaseUrl,
      chains: stack.chains,
      solanaUrl: stack.solana?.rpcUrl ?? '',
      browserEndpoint: browser.wsEndpoint(),
      controlUrl: control.url,
      screensFolder: join(root, '.slipway', 'screens'),
      sweep,
      isTraced: false,
    }
    return { context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
