import { calculateSquareRoot } from '../../shared/calculate-square-root.ts'
import { smaller } from '../../shared/smaller.ts'
import type { PresaleDraft } from '../presale-draft-schema.ts'
import { presaleLimits } from '../presale-limits.ts'
import { calculateTokenSplit } from '../presale-math.ts'
import type { PresaleIssueCollector } from './presale-issue-collector.ts'

const { amountMax, minFairTokenUnits, poolLiquidityMin, poolLiquidityMax, poolSideMin } =
  presaleLimits

/** A pool has to be countable at the hard cap and able to hold a price at the soft cap, as at every raise in between. */
function judgePool(draft: PresaleDraft, raised: bigint, report: PresaleIssueCollector): boolean {
  const { forPool, poolCurrency } = calculateTokenSplit(draft, raised)
  const smallest = smaller(forPool, poolCurrency)
  const largest = forPool + poolCurrency - smallest
  const liquidity = calculateSquareRoot(forPool * poolCurrency)
  if (largest > amountMax) {
    report('liquidityRate', 'Presale_AmountTooLarge', { amount: largest, max: amountMax })
  } else if (liquidity > poolLiquidityMax) {
    report('liquidityRate', 'Presale_AmountTooLarge', { amount: liquidity, max: poolLiquidityMax })
  } else if (liquidity < poolLiquidityMin) {
    report('liquidityRate', 'Presale_PoolTooSmall', { liquidity, min: poolLiquidityMin })
  } else if (smallest < poolSideMin) {
    report('liquidityRate', 'Presale_PoolSideTooSmall', { amount: smallest, min: poolSideMin })
  } else return true
  return false
}

/** Whether the tokens of a presale, and the pool after it, can be counted. Call it for terms that could all be read. */
export function judgeSizes(draft: PresaleDraft, report: PresaleIssueCollector): void {
  const { forSale: units, needed: amount } = calculateTokenSplit(draft)
  if (amount > amountMax) {
    report('presaleRate', 'Presale_AmountTooLarge', { amount, max: amountMax })
    return
  }
  if (draft.kind === 'fair' && units < minFairTokenUnits) {
    report('presaleRate', 'Presale_FairTooCoarse', { units, min: minFairTokenUnits })
    return
  }
  if (draft.kind === 'private') return
  if (judgePool(draft, draft.softCap, report)) judgePool(draft, draft.hardCap, report)
}
