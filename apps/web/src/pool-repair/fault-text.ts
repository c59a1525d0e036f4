import { m } from '@slipway/messages'
import type { PoolFault } from '@slipway/sdk/pool-repair/types'
import { type PriceAmounts, priceText, shortText } from './amount-texts.ts'
import { amountsNow } from './picture-math.ts'
import type { RepairPool } from './repair-pool.ts'

/** What lies in a pool uncounted, in words. */
export function dustText({ pairState, token, quote }: RepairPool): string {
  const now = amountsNow(pairState)
  const [tokens, quotes] = [shortText(now.token.dust, token), shortText(now.quote.dust, quote)]
  if (now.quote.dust === 0n) return tokens
  return now.token.dust === 0n ? quotes : m.repair_both({ token: tokens, quote: quotes })
}

/** The pool's own price, in words. */
export function poolPriceText({ pairState, token, quote }: RepairPool): string {
  const now = amountsNow(pairState)
  const own = { tokenAmount: now.token.own, quoteAmount: now.quote.own }
  return priceText(own, token, quote) ?? m.repair_price_none()
}

interface FaultText {
  readonly title: string
  readonly text: string
}

/** One thing that is wrong with a pool, and what the repair does about it. */
export function faultText(
  fault: PoolFault,
  pool: RepairPool,
  stated: PriceAmounts | undefined,
): FaultText {
  switch (fault) {
    case 'noPair':
      return { title: m.repair_fault_noPair_title(), text: m.repair_fault_noPair_text() }
    case 'noLiquidity':
      return { title: m.repair_fault_noLiquidity_title(), text: m.repair_fault_noLiquidity_text() }
    case 'dust':
      return {
        title: m.repair_fault_dust_title(),
        text: m.repair_fault_dust_text({ amounts: dustText(pool) }),
      }
    case 'counted':
      return { title: m.repair_fault_counted_title(), text: m.repair_fault_counted_text() }
    case 'skewed':
      return {
        title: m.repair_fault_skewed_title(),
        text: m.repair_fault_skewed_text({
          now: poolPriceText(pool),
          stated: (stated && priceText(stated, pool.token, pool.quote)) ?? '',
        }),
      }
    case 'short':
      return { title: m.repair_fault_short_title(), text: m.repair_fault_short_text() }
  }
}
