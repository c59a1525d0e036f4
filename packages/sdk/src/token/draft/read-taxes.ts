import { readPercent, readWhole } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { TokenDraftField } from '../types.ts'
import type { IssueCollector } from './issue-collector.ts'

/** Taxes as typed: percent with at most two decimals (S-39). */
export interface TaxesInput {
  readonly buyTaxPercent: string
  readonly sellTaxPercent: string
  readonly transferTaxPercent: string
  readonly addPoolTaxPercent: string
  readonly removePoolTaxPercent: string
}

/** Taxes as the contract takes them, in basis points. */
export interface Taxes {
  readonly buyTaxBps: bigint
  readonly sellTaxBps: bigint
  readonly transferTaxBps: bigint
  readonly addPoolTaxBps: bigint
  readonly removePoolTaxBps: bigint
}

/** What collected tax is used for, as typed: whole percent that make 100 together (S-39). */
export interface SharesInput {
  readonly burnShare: string
  readonly liquidityShare: string
  readonly marketingShare: string
  /** Absent in templates that pay no dividends. */
  readonly dividendShare?: string
}

/** What collected tax is used for, in whole percent. */
export interface Shares {
  readonly burnShare: bigint
  readonly liquidityShare: bigint
  readonly marketingShare: bigint
  readonly dividendShare: bigint
}

const wholeShare = 100n

function readTax(
  field: TokenDraftField,
  text: string,
  rule: { readonly max: bigint; readonly code: string },
  report: IssueCollector,
): bigint {
  const bps = readPercent(field, text, report)
  if (bps !== undefined && bps > rule.max) report(field, rule.code, { bps, max: rule.max })
  return bps ?? 0n
}

/** Reads the five taxes (specification, section 5: buy and sell each below 25 %, together below 50 %). */
export function readTaxes(input: TaxesInput, report: IssueCollector): Taxes {
  const tax = (field: keyof TaxesInput, max: bigint, code: string) =>
    readTax(field, input[field], { max, code }, report)
  const { totalTaxMaxBps } = tokenLimits
  const taxes = {
    buyTaxBps: tax('buyTaxPercent', tokenLimits.buyTaxMaxBps, 'Token_BuyTaxTooHigh'),
    sellTaxBps: tax('sellTaxPercent', tokenLimits.sellTaxMaxBps, 'Token_SellTaxTooHigh'),
    transferTaxBps: tax(
      'transferTaxPercent',
      tokenLimits.transferTaxMaxBps,
      'Token_TransferTaxTooHigh',
    ),
    addPoolTaxBps: tax(
      'addPoolTaxPercent',
      tokenLimits.addPoolTaxMaxBps,
      'Token_AddPoolTaxTooHigh',
    ),
    removePoolTaxBps: tax(
      'removePoolTaxPercent',
      tokenLimits.removePoolTaxMaxBps,
      'Token_RemovePoolTaxTooHigh',
    ),
  }
  const total = taxes.buyTaxBps + taxes.sellTaxBps
  if (total > totalTaxMaxBps) {
    report('sellTaxPercent', 'Token_TotalTaxTooHigh', { bps: total, max: totalTaxMaxBps })
  }
  return taxes
}

/** Whether a token takes any tax at all; without one there is nothing to share. */
export function hasTax(taxes: Taxes): boolean {
  return Object.values(taxes).some((bps) => bps > 0n)
}

/**
 * Reads how the collected tax is divided.
 * @param rule `isTaxed`: shares make exactly 100 with a tax, and nothing or 100 without one; `paysDividends`: the
 * template pays holders, so that where anything is shared their part is above 0.
 */
export function readShares(
  input: SharesInput,
  rule: { readonly isTaxed: boolean; readonly paysDividends: boolean },
  report: IssueCollector,
): Shares {
  const read = (field: keyof SharesInput) => readWhole(field, input[field] ?? '0', report)
  const parts = [
    read('burnShare'),
    read('liquidityShare'),
    read('marketingShare'),
    read('dividendShare'),
  ] as const
  const [burnShare = 0n, liquidityShare = 0n, marketingShare = 0n, dividendShare = 0n] = parts
  if (!parts.includes(undefined)) {
    const sum = burnShare + liquidityShare + marketingShare + dividendShare
    const isUnused = sum === 0n && !rule.isTaxed
    if (sum !== wholeShare && !isUnused) report('shares', 'Token_SharesNotWhole', { sum })
    if (rule.paysDividends && sum !== 0n && dividendShare === 0n) {
      report('dividendShare', 'Token_DividendShareMissing')
    }
  }
  return { burnShare, liquidityShare, marketingShare, dividendShare }
}
