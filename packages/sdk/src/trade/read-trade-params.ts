import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { readDecimal, readPercent } from '../shared/read-number.ts'
import { tradeLimits } from './trade-limits.ts'

export type TradeField = 'amount' | 'slippagePercent'

/** A trade as typed. */
export interface TradeFormInput {
  /** Whole units of what is given away. */
  readonly amount: string
  readonly slippagePercent: string
}

/** What is known of the wallet beside the typed words. */
export interface TradeContext {
  /** Of what is given away. */
  readonly decimals: number
  /** What the wallet holds of it, in base units; undefined where it is not known. */
  readonly balance: bigint | undefined
}

/** What is given away and how far the price may move, or everything that is wrong with it. */
export type TradeFormResult =
  | {
      readonly ok: true
      readonly params: { readonly amount: bigint; readonly slippageBps: bigint }
    }
  | { readonly ok: false; readonly issues: readonly DraftIssue<TradeField>[] }

/**
 * The most that a form proposes to give away.
 * @param reserve left for the network's fee; generous, so that who types more is judged by the real one, at the review
 */
export const calculateTradeMaximum = (balance: bigint, reserve: bigint) =>
  balance > reserve ? balance - reserve : 0n

/** Reads a trade as typed. */
export function readTradeParams(input: TradeFormInput, context: TradeContext): TradeFormResult {
  const issues: DraftIssue<TradeField>[] = []
  const report: FieldIssueCollector<TradeField> = (field, code, args = {}) =>
    issues.push({ field, code, args })
  const { decimals, balance } = context
  const amount = readDecimal('amount', input.amount, decimals, report)
  const slippageBps = readPercent('slippagePercent', input.slippagePercent, report)
  const { slippageMaxBps: max } = tradeLimits
  if (amount === 0n) report('amount', 'Trade_AmountZero')
  if (slippageBps !== undefined && slippageBps > max)
    report('slippagePercent', 'Liquidity_SlippageTooHigh', { bps: slippageBps, max })
  if (amount !== undefined && balance !== undefined && amount > balance)
    report('amount', 'Trade_BalanceTooLow', { needed: amount, balance })
  return amount === undefined || slippageBps === undefined || issues.length > 0
    ? { ok: false, issues }
    : { ok: true, params: { amount, slippageBps } }
}
