import type pg from 'pg'
import type { Logger } from 'pino'
import type { RunningGroup } from '../process/run-group.ts'
import { type LagMeter, makeLagMeter } from './lag-meter.ts'
import { type ChainReport, watchChain } from './watch-chain.ts'

const LOOK_MS = 2_000

/** Watches every network: the engine's own readiness hides a stall. */
export interface Watchdog {
  reports: () => ChainReport[]
  stop: () => Promise<void>
}

/** Starts to look at all networks every two seconds. A look never overlaps the one before. */
export function startWatchdog(options: {
  pool: pg.Pool
  groups: readonly RunningGroup[]
  development: boolean
  logger: Logger
}): Watchdog {
  const meters = new Map<number, LagMeter>()
  const reports = new Map<number, ChainReport>()
  const meterOf = (chainId: number) => {
    const meter = meters.get(chainId) ?? makeLagMeter()
    meters.set(chainId, meter)
    return meter
  }

  const lookAt = async (running: RunningGroup) => {
    for (const chain of running.group().chains) {
      const report = await watchChain({ ...options, chain, running, meter: meterOf(chain.chainId) })
      const before = reports.get(chain.chainId)?.problem
      reports.set(chain.chainId, report)
      if (before !== report.problem) {
        options.logger.info(
          { chainId: chain.chainId, problem: report.problem },
          'the state of a network changed',
        )
      }
      // Live or stalled, an engine on another chain's blocks is wrong: it starts again and checks first.
      if (report.problem === 'CHAIN_REPLACED' && running.state() === 'ready')
        await running.restart()
    }
  }

  let looking: Promise<unknown> | undefined
  const timer = setInterval(() => {
    looking ??= Promise.all(
      options.groups.map((running) =>
        lookAt(running).catch((error) =>
          options.logger.debug({ err: error }, 'the watchdog could not look'),
        ),
      ),
    ).finally(() => {
      looking = undefined
    })
  }, LOOK_MS)

  return {
    reports: () => [...reports.values()],
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
