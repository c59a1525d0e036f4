import type pg from 'pg'
import type { Logger } from 'pino'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import type { RunningGroup } from '../supervision/run-group.ts'
import { type FollowedLogs, makeFollowedLogs } from './followed-logs.ts'

/** What the auditor remembers of one network while the process runs. */
export interface AuditedChain {
  chain: IndexedChain
  followed: FollowedLogs
  /** last creation that was read from the engine's own tables */
  lastCreation: number
  /** newest block that was compared while it could still be replaced */
  headAudited: number
  /** blocks that differed at the look before: an event may just be on its way */
  doubted: Set<number>
  /** of how many blocks no node could prove the logs */
  unproven: number
  repairs: number
  /** block → when it may be repaired again, and how long it waits after that */
  pauses: Map<number, { until: number; ms: number }>
}

export const makeAuditedChain = (chain: IndexedChain): AuditedChain => ({
  chain,
  followed: makeFollowedLogs(chain),
  lastCreation: 0,
  headAudited: -1,
  doubted: new Set(),
  unproven: 0,
  repairs: 0,
  pauses: new Map(),
})

export interface AuditOptions {
  pool: pg.Pool
  audited: AuditedChain
  running: RunningGroup
  /** blocks that may be compared at this look, at the head and in the past alike */
  budget: number
  logger: Logger
}

/** Forgets what was seen of blocks that can be replaced: the engine handles them again. */
export function beginAnew(audited: AuditedChain): void {
  audited.headAudited = -1
  audited.doubted.clear()
}
