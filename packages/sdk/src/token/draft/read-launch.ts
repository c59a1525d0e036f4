import { readWhole } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'

/** How trading opens, as typed. */
export interface LaunchInput {
  /** True: the owner opens trading by hand, once. False: it is open from creation. */
  readonly manualLaunch: boolean
  /** Blocks after opening in which buyers are blacklisted; a whole number, 0 to 10. */
  readonly killBlocks: string
}

/** How trading opens, as the contract takes it. */
export interface Launch {
  readonly manualLaunch: boolean
  readonly killBlocks: bigint
}

/** Reads manual opening and kill blocks (specification, section 5: at most 10), which need a gate to count from. */
export function readLaunch(input: LaunchInput, report: IssueCollector): Launch {
  const blocks = readWhole('killBlocks', input.killBlocks, report) ?? 0n
  const max = tokenLimits.killBlocksMax
  if (blocks > max) report('killBlocks', 'Token_KillBlocksTooMany', { blocks, max })
  else if (blocks > 0n && !input.manualLaunch) report('killBlocks', 'Token_KillBlocksNeedGate')
  return { manualLaunch: input.manualLaunch, killBlocks: blocks }
}
