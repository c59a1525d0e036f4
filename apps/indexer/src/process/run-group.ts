import type pg from 'pg'
import type { Logger } from 'pino'
import { isSameChain, readChainIdentity, recordGenesis } from '../chain/check-chain-identity.ts'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { readChainId } from '../chain/read-block.ts'
import type { ChainGroup } from '../release/chain-group.ts'
import { clearEngineLock } from '../release/clear-engine-lock.ts'
import { dropChainIndex, registerRelease } from '../release/release-store.ts'
import { type Engine, startEngine } from './start-engine.ts'

/** Where a group stands. */
export type GroupState = 'waiting' | 'starting' | 'ready' | 'replaced'

export interface GroupOptions {
  group: ChainGroup
  pool: pg.Pool
  databaseUrl: string
  /** a chain that began anew is re-indexed without asking; otherwise an operator decides */
  development: boolean
  logger: Logger
  engineLogLevel: string
  onReady: () => Promise<void>
}

/** One group being indexed, restarted as often as it takes. */
export interface RunningGroup {
  group: ChainGroup
  state: () => GroupState
  /** Ends the engine; it starts again and looks at the chain's identity first. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000

/** Keeps one group running until it is stopped. */
export function runGroup(options: GroupOptions): RunningGroup {
  const { group, logger } = options
  const stopped = new AbortController()
  let state: GroupState = 'waiting'
  let engine: Engine | undefined
  let pauseMs = MIN_PAUSE_MS

  const runOnce = async () => {
    state = 'waiting'
    if (!(await prepareChains(options))) {
      state = 'replaced'
      return
    }
    await registerRelease(options.pool, group)
    if (!(await clearEngineLock(options.pool, group.schemaName))) {
      logger.warn({ chains: group.name }, 'another indexer is working on this release')
      return
    }
    if (stopped.signal.aborted) return
    state = 'starting'
    engine = await startEngine({
      group,
      databaseUrl: options.databaseUrl,
      logLevel: options.engineLogLevel,
    })
    await engine.ready
    await options.onReady()
    state = 'ready'
    pauseMs = MIN_PAUSE_MS
    logger.info({ chains: group.name, release: group.schemaName }, 'the index is ready')
    await engine.exited
  }

  const run = async () => {
    while (!stopped.signal.aborted) {
      try {
        await runOnce()
      } catch (error) {
        if (!stopped.signal.aborted)
          logger.warn({ err: error, chains: group.name }, 'the index stopped')
      }
      await engine?.stop()
      engine = undefined
      if (state !== 'replaced') state = 'waiting'
      await pause(pauseMs, stopped.signal)
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
  }

  const running = run()
  return {
    group,
    state: () => state,
    restart: async () => {
      pauseMs = MIN_PAUSE_MS
      await engine?.stop()
    },
    stop: async () => {
      stopped.abort()
      await engine?.stop()
      await running
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const timer = setTimeout(settle, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        settle()
      },
      { once: true },
    )
  })
}

/**
 * Waits for nothing: throws when a node is away, so that the caller tries again.
 *
 * @returns false when a network is not the one that was indexed and an operator has to decide
 */
async function prepareChains(options: GroupOptions): Promise<boolean> {
  for (const chain of options.group.chains) {
    const claimed = await readChainId(chain.rpcUrls)
    if (claimed !== chain.chainId) {
      throw new Error(`the node of ${chain.shortname} says that it is chain ${claimed}`)
    }
    if (!(await hasExpectedIdentity(options, chain))) return false
    await recordGenesis(options.pool, chain)
  }
  return true
}

async function hasExpectedIdentity(options: GroupOptions, chain: IndexedChain): Promise<boolean> {
  const { pool, development, logger } = options
  const identity = await readChainIdentity(pool, chain.chainId)
  if (!identity || (await isSameChain(chain, identity, development))) return true
  if (!development) {
    logger.error(
      { chainId: chain.chainId },
      'the network shows another history than the one indexed: check the nodes, then run apps/indexer/src/reset.ts',
    )
    return false
  }
  logger.warn({ chainId: chain.chainId }, 'the local chain began anew: its index is built again')
  await dropChainIndex(pool, chain.chainId)
  return true
}
