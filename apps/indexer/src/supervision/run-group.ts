import type pg from 'pg'
import type { Logger } from 'pino'
import { isSameChain, readChainIdentity, recordGenesis } from '../chain/check-chain-identity.ts'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { readChainId } from '../chain/read-block.ts'
import { readGenerations } from '../engine-state/audit-store.ts'
import { type HandledEvents, makeHandledEvents } from '../engine-state/handled-events.ts'
import { type ChainGroup, withGenerations } from '../release/chain-group.ts'
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
  /** how far an engine that builds an index lets other processes come first, 0 to 19 */
  buildingNiceness: number
  onReady: () => Promise<void>
}

/** One group being indexed, restarted as often as it takes. */
export interface RunningGroup {
  /** The networks and the release of the engine that runs, or of the last one. */
  group: () => ChainGroup
  state: () => GroupState
  /** Events of the newest blocks that this engine handled. */
  handled: HandledEvents
  /**
   * Ends the engine; it starts again and looks at the chain's identity first.
   *
   * @param avoided nodes that the engine does without for an hour, as long as others of their network are left
   */
  restart: (avoided?: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** A node that told a lie gets another chance after this time, with the next start of its engine. */
const AVOIDED_MS = 3_600_000

/** Keeps one group running until it is stopped. */
export function runGroup(options: GroupOptions): RunningGroup {
  const { logger } = options
  let group = options.group
  const handled = makeHandledEvents()
  /** node → until when the engine does without it */
  const avoided = new Map<string, number>()
  const stopped = new AbortController()
  let state: GroupState = 'waiting'
  let engine: Engine | undefined
  let pauseMs = MIN_PAUSE_MS
  /** the release that was built already: what is left is to follow the chains, as fast as they are */
  let built: string | undefined

  const runOnce = async () => {
    state = 'waiting'
    if (!(await prepareChains(options))) {
      state = 'replaced'
      return
    }
    const ids = options.group.chains.map(({ chainId }) => chainId)
    group = withGenerations(options.group, await readGenerations(options.pool, ids))
    await registerRelease(options.pool, group)
    if (!(await clearEngineLock(options.pool, group.schemaName))) {
      logger.warn({ chains: group.name }, 'another indexer is working on this release')
      return
    }
    if (stopped.signal.aborted) return
    state = 'starting'
    handled.clear()
    engine = await startEngine({
      group: withoutNodes(group, avoided),
      onMessage: handled.take,
      databaseUrl: options.databaseUrl,
      logLevel: options.engineLogLevel,
      // Whoever reads an index comes before whoever builds the next one.
      niceness: built === group.schemaName ? 0 : options.buildingNiceness,
    })
    await engine.ready
    built = group.schemaName
    await options.onReady()
    pauseMs = MIN_PAUSE_MS
    if (!engine.takeUsualShare()) return
    state = 'ready'
    logger.info({ chains: group.name, release: group.schemaName }, 'the index is ready')
    await engine.exited
    if (!stopped.signal.aborted) logger.info({ chains: group.name }, 'the engine ended')
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
    group: () => group,
    state: () => state,
    handled,
    restart: async (nodes = []) => {
      for (const url of nodes) avoided.set(url, Date.now() + AVOIDED_MS)
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

/** The group without nodes that are avoided now; a network of which none would be left keeps all. */
function withoutNodes(group: ChainGroup, avoided: ReadonlyMap<string, number>): ChainGroup {
  const isAvoided = (url: string) => (avoided.get(url) ?? 0) > Date.now()
  const chains = group.chains.map((chain) => {
    const left = chain.rpcUrls.filter((url) => !isAvoided(url))
    return left.length === 0 ? chain : { ...chain, rpcUrls: left }
  })
  return { ...group, chains }
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
