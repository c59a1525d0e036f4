import { calculateTokens } from '@slipway/sdk/presale/presale-math'
import { shareBps } from '@slipway/sdk/shared/share-bps'

/** Part of the hard cap that came in, in basis points; a fair presale goes beyond 10 000. */
export function calculateProgressBps(total: bigint, hardCap: bigint): number {
  return shareBps(total, hardCap)
}

/** Tokens in base units for one whole unit of the currency. @param rate of `IPresale.Terms`, times 1e18 */
export function calculateTokensForOne(rate: bigint, currencyDecimals: number): bigint {
  return calculateTokens(10n ** BigInt(currencyDecimals), rate)
}
