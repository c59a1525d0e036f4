import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { type FailureRow, makeFailureRow } from '@slipway/database/connection/failure-row'
import type { Logger } from 'pino'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import type { RunningGroup } from '../supervision/run-group.ts'
import { type LagMeter, makeLagMeter } from './lag-meter.ts'
import { makeNodeHeads, type NodeHeads } from './node-heads.ts'
import { type ChainReport, reportOfFailure, watchChain } from './watch-chain.ts'

const LOOK_MS = 2_000
/** A database that answers no look within this time is reported, also when it is frozen and cancels nothing. */
const ANSWER_MS = 5_000

/** Watches every network: the engine's own readiness hides a stall. */
export interface Watchdog {
  reports: () => ChainReport[]
  stop: () => Promise<void>
}

/** Starts to look at all networks every two seconds. A look never overlaps the one before. */
export function startWatchdog(options: {
  databaseUrl: string
  groups: readonly RunningGroup[]
  development: boolean
  logger: Logger
}): Watchdog {
  // Of its own: queries of others may rightly take longer, or hold all connections.
  const pool = createDatabasePool({
    url: options.databaseUrl,
    name: 'slipway_watchdog',
    max: 8,
    statementTimeoutMs: ANSWER_MS,
    answerTimeoutMs: ANSWER_MS,
  })
  const meters = new Map<number, LagMeter>()
  const reports = new Map<number, ChainReport>()
  const meterOf = (chainId: number) => {
    const meter = meters.get(chainId) ?? makeLagMeter()
    meters.set(chainId, meter)
    return meter
  }

  const heads = new Map<number, NodeHeads>()
  const headsOf = (chain: IndexedChain) => {
    const known = heads.get(chain.chainId) ?? makeNodeHeads(chain)
    heads.set(chain.chainId, known)
    return known
  }

  const rows = new Map<number, FailureRow>()
  const rowOf = (chainId: number) => {
    const row =
      rows.get(chainId) ??
      makeFailureRow({
        logger: options.logger,
        facts: { chainId },
        failed: 'the watchdog could not look',
        goesOn: 'the watchdog looks again',
      })
    rows.set(chainId, row)
    return row
  }

  const note = (report: ChainReport) => {
    const { chainId, problem } = report
    const before = reports.get(chainId)?.problem
    reports.set(chainId, report)
    if (before === problem) return
    options.logger.info({ chainId, problem }, 'the state of a network changed')
  }

  const lookAt = async (running: RunningGroup, chain: IndexedChain) => {
    const watched = { chain, meter: meterOf(chain.chainId), heads: headsOf(chain) }
    const report = await watchChain({ ...options, pool, running, ...watched })
    note(report)
    // Live or stalled, an engine on another chain's blocks is wrong: it starts again and checks first.
    if (report.problem === 'CHAIN_REPLACED' && running.state() === 'ready') await running.restart()
  }

  const lookAtAll = async (running: RunningGroup) => {
    for (const chain of running.group().chains) {
      const row = rowOf(chain.chainId)
      await lookAt(running, chain).then(row.succeed, (error) => {
        row.fail(error)
        note(reportOfFailure(chain.chainId, reports.get(chain.chainId)))
      })
    }
  }

  let looking: Promise<unknown> | undefined
  const timer = setInterval(() => {
    looking ??= Promise.all(options.groups.map(lookAtAll)).finally(() => {
      looking = undefined
    })
  }, LOOK_MS)

  return {
    reports: () => [...reports.values()],
    stop: async () => {
      clearInterval(timer)
      await looking
      await pool.end()
    },
  }
}
