import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { readPercent } from '../shared/read-number.ts'
import { presaleLimits } from './presale-limits.ts'

const BPS = 10_000n

/**
 * What inviters can get together: what is left of the raise beside the pool (S-57); in a private presale, which has none,
 * a bound of its own.
 * @param liquidityPercent basis points; 0 in private presales.
 */
export function calculateInviterMaxBps(liquidityPercent: bigint | number): bigint {
  const share = BigInt(liquidityPercent)
  return share === 0n ? presaleLimits.privateInviterMaxBps : BPS - share
}

/**
 * Reads percents for one to three levels of inviters, out of the owner's part (S-57).
 * @param maxBps of all levels together; see `calculateInviterMaxBps`.
 * @returns basis points, level 1 first.
 */
export function readInviterRates(
  texts: readonly string[],
  maxBps: bigint,
  report: FieldIssueCollector<'inviterRates' | `inviterRates.${number}`>,
): readonly bigint[] {
  const levelsMax = presaleLimits.inviterLevelsMax
  if (texts.length === 0 || texts.length > levelsMax) {
    report('inviterRates', 'Presale_InviterLevels', { levels: texts.length, max: levelsMax })
  }
  const rates = texts.map((text, at) => {
    const bps = readPercent(`inviterRates.${at}`, text, report)
    if (bps === 0n) {
      report(`inviterRates.${at}`, 'Presale_InviterLevels', {
        levels: texts.length,
        max: levelsMax,
      })
    }
    return bps ?? 0n
  })
  const bps = rates.reduce((sum, rate) => sum + rate, 0n)
  if (bps > maxBps) report('inviterRates', 'Presale_InviterRatesTooHigh', { bps, max: maxBps })
  return rates
}
