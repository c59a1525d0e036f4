import { readDecimal } from '../../shared/read-number.ts'
import { presaleLimits } from '../presale-limits.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

/** Decimals of a rate: token base units for one currency base unit, times 1e18. */
const rateDecimals = 18

/**
 * Typed tokens for one unit of the currency, as the contract's rate; always exact.
 * @returns undefined where the text could not be read, or does not come to a rate, after a report.
 */
export function readRate(
  field: 'presaleRate' | 'liquidityRate',
  text: string,
  decimals: { readonly token: number; readonly currency: number },
  report: PresaleIssueCollector,
): bigint | undefined {
  const shift = rateDecimals + decimals.token - decimals.currency
  const units = readDecimal(field, text, Math.max(0, shift), report)
  if (units === undefined) return undefined
  const step = 10n ** BigInt(Math.max(0, -shift))
  const rate = units / step
  const max = presaleLimits.rateMax
  if (units === 0n) report(field, 'Presale_RateZero')
  else if (units % step !== 0n) report(field, 'Presale_RateTooFine', { step })
  else if (rate > max) report(field, 'Presale_AmountTooLarge', { amount: rate, max })
  else return rate
  return undefined
}
