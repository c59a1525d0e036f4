import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import { mappingLimits } from './mapping-limits.ts'

/** Decimals of `mappingLimits.rateScale`. */
const rateDecimals = 18

/**
 * New tokens for one old token, as typed, in the contract's unit: always exact, or refused.
 * @returns undefined where the text is no rate, after a report.
 */
export function readMappingRate(
  text: string,
  decimals: { readonly origin: number; readonly target: number },
  report: FieldIssueCollector<'rate'>,
): bigint | undefined {
  const shift = rateDecimals + decimals.target - decimals.origin
  const units = readDecimal('rate', text, Math.max(0, shift), report)
  if (units === undefined) return undefined
  // Of an old token with far more decimals than the new one, not every whole rate can be told.
  const step = 10n ** BigInt(Math.max(0, -shift))
  const rate = units / step
  const max = mappingLimits.rateMax
  if (units !== 0n && units % step !== 0n) report('rate', 'TokenMapping_RateTooFine', { step })
  else if (rate === 0n || rate > max) report('rate', 'AirdropFactory_RateOutOfRange', { rate, max })
  else return rate
  return undefined
}
