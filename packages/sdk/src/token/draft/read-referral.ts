import { readPercent, readWhole } from '../../shared/read-number.ts'
import { smaller } from '../../shared/smaller.ts'
import { tokenLimits } from '../token-limits.ts'
import type { RebateField } from '../types.ts'
import type { IssueCollector } from './issue-collector.ts'
import type { Taxes } from './read-taxes.ts'

/** Rebates to inviters, as typed. */
export interface ReferralInput {
  /** Percent of each trade, level 1 first; up to 7, missing ones pay nothing. */
  readonly rebates: readonly string[]
  /** Blocks that lie between an invitation and its binding at least. */
  readonly bindIntervalBlocks: string
}

/** Rebates in basis points of a trade, one for each of the seven levels. */
export type RebateBps = readonly [bigint, bigint, bigint, bigint, bigint, bigint, bigint]

/** Rebates to inviters, as the contract takes them. */
export interface Referral {
  readonly rebateBps: RebateBps
  readonly bindIntervalBlocks: bigint
}

/** Most that all levels together may give: 10 % of a trade, and never more than the tax that the trade pays. */
export function calculateRebateMax(taxes: Pick<Taxes, 'buyTaxBps' | 'sellTaxBps'>): bigint {
  return smaller(tokenLimits.rebateMaxBps, smaller(taxes.buyTaxBps, taxes.sellTaxBps))
}

/** Reads the rebates of each level in basis points; an empty text pays nothing. */
export function readRebates(texts: readonly string[], report: IssueCollector): RebateBps {
  if (texts.length > tokenLimits.rebateLevelsMax) {
    report('rebates', 'Input_TooManyLevels', { max: tokenLimits.rebateLevelsMax })
  }
  const level = (at: number) => {
    const text = texts[at] ?? ''
    const field: RebateField = `rebates.${at}`
    return text.trim() === '' ? 0n : (readPercent(field, text, report) ?? 0n)
  }
  return [level(0), level(1), level(2), level(3), level(4), level(5), level(6)]
}

/** Levels are paid without a gap, and no more than `max` together. */
export function checkRebates(rebates: RebateBps, max: bigint, report: IssueCollector): void {
  const firstZero = rebates.indexOf(0n)
  const gapEnd = firstZero === -1 ? -1 : rebates.findIndex((bps, at) => at > firstZero && bps > 0n)
  if (gapEnd !== -1) {
    report(`rebates.${gapEnd}`, 'Token_RebateGap', { level: BigInt(gapEnd + 1) })
  }
  const bps = rebates.reduce((sum, one) => sum + one, 0n)
  if (bps > max) report('rebates', 'Token_RebateTooHigh', { bps, max })
}

/** Reads the blocks between an invitation and its binding, at most 100. */
export function readBindInterval(text: string, report: IssueCollector): bigint {
  const blocks = readWhole('bindIntervalBlocks', text, report) ?? 0n
  const max = tokenLimits.bindIntervalMaxBlocks
  if (blocks > max) report('bindIntervalBlocks', 'Token_BindIntervalTooLong', { blocks, max })
  return blocks
}

/** Reads rebates (up to 7 levels, 10 % together) and the bind interval (specification, sections 5 and 9). */
export function readReferral(input: ReferralInput, taxes: Taxes, report: IssueCollector): Referral {
  const rebateBps = readRebates(input.rebates, report)
  checkRebates(rebateBps, calculateRebateMax(taxes), report)
  return { rebateBps, bindIntervalBlocks: readBindInterval(input.bindIntervalBlocks, report) }
}
