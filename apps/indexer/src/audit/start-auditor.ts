import type pg from 'pg'
import type { Logger } from 'pino'
import { readAuditedBlock } from '../engine-state/audit-store.ts'
import type { RunningGroup } from '../supervision/run-group.ts'
import { auditChain } from './audit-chain.ts'
import { type AuditedChain, makeAuditedChain } from './audited-chain.ts'

const LOOK_MS = 2_000

/** What the auditor has done for one network. */
export interface AuditReport {
  chainId: number
  /** newest block up to which all final ones were compared; null before the first */
  auditedBlock: number | null
  unproven: number
  repairs: number
}

/** Compares the logs of the index with what the chain commits to, and repairs what differs. */
export interface Auditor {
  reports: () => AuditReport[]
  stop: () => Promise<void>
}

/** Starts to compare, every two seconds a few blocks of each network. A look never overlaps the one before. */
export function startAuditor(options: {
  pool: pg.Pool
  groups: readonly RunningGroup[]
  /** 0: nothing is compared */
  blocksPerSecond: number
  logger: Logger
}): Auditor {
  const { pool, logger, blocksPerSecond } = options
  const reports = new Map<number, AuditReport>()
  const chains = options.groups.flatMap((running) =>
    running.group().chains.map((chain) => ({ running, audited: makeAuditedChain(chain) })),
  )
  const budget = Math.ceil((blocksPerSecond * LOOK_MS) / 1_000)

  const lookAt = async ({ running, audited }: { running: RunningGroup; audited: AuditedChain }) => {
    const { chainId } = audited.chain
    await auditChain({ pool, audited, running, budget, logger })
    const auditedBlock = (await readAuditedBlock(pool, chainId)) ?? null
    const { unproven, repairs } = audited
    reports.set(chainId, { chainId, auditedBlock, unproven, repairs })
  }

  let looking: Promise<unknown> | undefined
  const look = () => {
    looking ??= Promise.all(
      chains.map((one) =>
        lookAt(one).catch((error) => logger.warn({ err: error }, 'the auditor could not look')),
      ),
    ).finally(() => {
      looking = undefined
    })
  }
  const timer = budget > 0 ? setInterval(look, LOOK_MS) : undefined

  return {
    reports: () => [...reports.values()],
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
