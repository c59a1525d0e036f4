import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { calculateListingPremiumBps } from '@slipway/sdk/presale/presale-math'

const SCALE = 10n ** 18n

/** Prices of one whole token, and of the whole supply, in base units of the currency. */
export interface PresalePrices {
  readonly presale: bigint
  /** Undefined where there is no pool. */
  readonly listing: bigint | undefined
  /** The whole supply at the price at which the pool starts, or at the presale's. */
  readonly supplyValue: bigint
  /** How much dearer the pool starts than the presale, in basis points and their fraction; negative when cheaper. */
  readonly premiumBps: number
}

/** Prices that follow from the rates (tokens for one currency unit, times 1e18). */
export function calculatePrices(
  draft: Pick<PresaleDraft, 'presaleRate' | 'liquidityRate' | 'kind'>,
  token: { readonly decimals: number; readonly totalSupply: bigint },
): PresalePrices {
  const { presaleRate, liquidityRate, kind } = draft
  const one = 10n ** BigInt(token.decimals)
  const hasPool = kind !== 'private' && liquidityRate > 0n
  const priceAt = (rate: bigint) => (one * SCALE) / rate
  const last = hasPool ? liquidityRate : presaleRate
  return {
    presale: priceAt(presaleRate),
    listing: hasPool ? priceAt(liquidityRate) : undefined,
    supplyValue: (token.totalSupply * SCALE) / last,
    premiumBps: hasPool ? calculateListingPremiumBps(draft) : 0,
  }
}
