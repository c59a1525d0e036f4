import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'

/** Parts of a trade, in hundredths of a basis point so that shares of small taxes stay exact. */
export interface TaxSplit {
  readonly traderGets: bigint
  readonly inviters: bigint
  readonly dividend: bigint
  readonly marketing: bigint
  readonly liquidity: bigint
  readonly burn: bigint
}

/** Hundredths of a basis point in a whole trade. */
export const wholeTrade = 1_000_000n

const perBps = 100n

function rebateOf(draft: TaxedDraft): bigint {
  if (!('rebateBps' in draft)) return 0n
  return draft.rebateBps.reduce((sum, bps) => sum + bps, 0n) * perBps
}

/**
 * How a trade of 1 000 000 parts is divided: rebates come off the tax first, the shares divide what is left of it.
 * @param taxBps the tax on this kind of trade
 */
export function calculateTaxSplit(draft: TaxedDraft, taxBps: bigint): TaxSplit {
  const tax = taxBps * perBps
  const inviters = rebateOf(draft)
  const left = tax - inviters
  const share = (percent: bigint) => (left * percent) / 100n
  const dividend = share('dividendShare' in draft ? draft.dividendShare : 0n)
  const marketing = share(draft.marketingShare)
  const liquidity = share(draft.liquidityShare)
  return {
    traderGets: wholeTrade - tax,
    inviters,
    dividend,
    marketing,
    liquidity,
    burn: left - dividend - marketing - liquidity,
  }
}
