import { readWhole } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'
import {
  readSupplyPart,
  type SupplyPartUnit,
  type SupplySize,
  shareUp,
} from './read-supply-part.ts'

/** The least that a holder must have to be paid, as typed. */
export interface DividendThresholdInput {
  readonly dividendThreshold: string
  readonly dividendThresholdUnit: SupplyPartUnit
}

/** Reads the blocks over which a distribution streams, 1 to 100 000. */
export function readDividendInterval(text: string, report: IssueCollector): bigint {
  const blocks = readWhole('dividendIntervalBlocks', text, report)
  if (blocks === undefined) return 0n
  const max = tokenLimits.dividendIntervalMaxBlocks
  if (blocks === 0n || blocks > max) {
    report('dividendIntervalBlocks', 'Token_DividendIntervalOutOfRange', { blocks, max })
  }
  return blocks
}

/** Reads the holder threshold in base units (specification, section 5: below 0.1 % of the supply). */
export function readDividendThreshold(
  input: DividendThresholdInput,
  supply: SupplySize,
  report: IssueCollector,
): bigint {
  const { dividendThreshold: text, dividendThresholdUnit: unit } = input
  const part = { text, unit, supply, round: 'down' } as const
  const amount = readSupplyPart('dividendThreshold', part, report)
  if (amount === undefined || supply.totalSupply === 0n) return 0n
  const max = shareUp(supply.totalSupply, tokenLimits.dividendThresholdBelowBps) - 1n
  if (amount > max) report('dividendThreshold', 'Token_DividendThresholdTooHigh', { amount, max })
  return amount
}
