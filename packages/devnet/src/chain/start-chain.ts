import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimPort, releasePort } from '../process/claim-port.ts'
import { createManagedProcess, type ManagedProcess } from '../process/managed-process.ts'
import { createStackLogs } from '../process/process-log.ts'
import { type Reaper, startReaper } from '../process/start-reaper.ts'
import { type ChainProcessOptions, describeChainProcess, isChainLogLine } from './chain-process.ts'
import { keepChainState } from './keep-chain-state.ts'

type ChainRules = Pick<
  ChainProcessOptions,
  'hardfork' | 'blockGasLimit' | 'withoutDeploymentProxy' | 'transactionOrder'
>

export interface StartChainOptions extends ChainRules {
  readonly chainId: number
  /** Preferred port, 8545 by default; the next free one is taken. */
  readonly port?: number
  readonly statePath?: string
  /** Seconds, 5 by default. */
  readonly blockTimeSeconds?: number
  /** Unix seconds. */
  readonly genesisTimestamp?: number
}

export interface LocalChain {
  readonly chainId: number
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly pid: number | undefined
  readonly process: ManagedProcess
  stop(): Promise<void>
}

let reaper: Reaper | undefined

/**
 * Starts one local EVM chain on its own, for tests and scripts. It ends with the calling process,
 * however that ends, and is started again when it dies by itself.
 *
 * @throws {ProcessStartError} when the node does not answer within 20 s
 */
export async function startChain(options: StartChainOptions): Promise<LocalChain> {
  reaper ??= startReaper(randomUUID())
  const port = await claimPort(options.port ?? 8545)
  const logDirectory = mkdtempSync(join(tmpdir(), 'slipway-chain-'))
  const logs = createStackLogs(logDirectory)
  const process = createManagedProcess(
    describeChainProcess({
      ...options,
      name: 'chain',
      port,
      blockTimeSeconds: options.blockTimeSeconds ?? 5,
    }),
    { log: logs.open('chain', isChainLogLine), reaper, say: () => {} },
  )
  await process.start()
  const rpcUrl = `http://127.0.0.1:${port}`
  const wsUrl = `ws://127.0.0.1:${port}`
  const { statePath } = options
  const keeper =
    statePath === undefined ? undefined : keepChainState({ rpcUrl, wsUrl, statePath }, () => {})
  return {
    chainId: options.chainId,
    rpcUrl,
    wsUrl,
    get pid() {
      return process.pid
    },
    process,
    stop: async () => {
      await keeper?.stop()
      await process.stop()
      releasePort(port)
      await logs.close()
      rmSync(logDirectory, { recursive: true, force: true })
    },
  }
}
