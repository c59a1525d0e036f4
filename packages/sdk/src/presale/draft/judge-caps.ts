import { readDecimal } from '../../shared/read-number.ts'
import type { PresaleDraft, PresaleDraftTexts } from '../presale-draft-schema.ts'
import { presaleLimits } from '../presale-limits.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

const { amountMax } = presaleLimits

/** Half of a cap, rounded up: the least that the contract takes. */
export function calculateSoftCapMin(hardCap: bigint): bigint {
  return (hardCap * presaleLimits.softCapMinBps + 9_999n) / 10_000n
}

/** A cap or limit that has to be above zero. @returns undefined where it cannot be judged further, after a report. */
function readPositive(
  field: 'hardCap' | 'softCap' | 'maxCurrency',
  text: string,
  rule: { readonly decimals: number; readonly zeroCode: string },
  report: PresaleIssueCollector,
): bigint | undefined {
  const amount = readDecimal(field, text, rule.decimals, report)
  if (amount === undefined) return undefined
  if (amount === 0n) report(field, rule.zeroCode)
  if (amount > amountMax) report(field, 'Presale_AmountTooLarge', { amount, max: amountMax })
  return amount === 0n || amount > amountMax ? undefined : amount
}

/** Soft cap: not above the hard cap, and at least half of it (specification, section 5). */
function judgeSoftCap(softCap: bigint, hardCap: bigint, report: PresaleIssueCollector): void {
  const min = calculateSoftCapMin(hardCap)
  if (softCap > hardCap) report('softCap', 'Presale_SoftCapAboveHardCap', { softCap, hardCap })
  else if (softCap < min) report('softCap', 'Presale_SoftCapTooLow', { softCap, min })
}

/** Reads the two caps and the limits of purchases, and judges them against each other. */
export function judgeCaps(
  input: PresaleDraftTexts,
  decimals: number,
  report: PresaleIssueCollector,
): Pick<PresaleDraft, 'hardCap' | 'softCap' | 'minCurrency' | 'maxCurrency'> {
  const read = (field: 'hardCap' | 'softCap' | 'maxCurrency', zeroCode: string) =>
    readPositive(field, input[field], { decimals, zeroCode }, report)
  const hardCap = read('hardCap', 'Presale_HardCapZero')
  const softCap = read('softCap', 'Presale_SoftCapZero')
  const maxCurrency = read('maxCurrency', 'Presale_MaxCurrencyZero')
  const typedMin = input.minCurrency.trim() === '' ? '0' : input.minCurrency
  const minCurrency = readDecimal('minCurrency', typedMin, decimals, report)
  if (hardCap !== undefined && softCap !== undefined) judgeSoftCap(softCap, hardCap, report)
  if (minCurrency !== undefined && maxCurrency !== undefined && minCurrency > maxCurrency) {
    report('minCurrency', 'Presale_MinAboveMax', { minCurrency, maxCurrency })
  }
  return {
    hardCap: hardCap ?? 0n,
    softCap: softCap ?? 0n,
    minCurrency: minCurrency ?? 0n,
    maxCurrency: maxCurrency ?? 0n,
  }
}
