import type { TokenShares } from '@slipway/sdk/token/types'

const BPS = 10_000n
/** The sell that previews are told by, in whole tokens. */
export const EXAMPLE_SELL = 1_000n
/** Hundredths of a token: an example needs no more digits. */
export const EXAMPLE_DECIMALS = 2

/** Where a sell of 1 000 tokens goes; hundredths of a token. */
export interface SellSplit {
  pool: bigint
  tax: bigint
  rebates: bigint
  burn: bigint
  liquidity: bigint
  marketing: bigint
  dividend: bigint
}

/** Divides a sell of 1 000 tokens: rebates come off the tax first, the shares divide the rest, as in the contract. */
export function calculateSellSplit(
  sellBps: bigint,
  shares: Readonly<Record<keyof TokenShares, bigint>>,
  rebateSumBps = 0n,
): SellSplit {
  const sell = EXAMPLE_SELL * 10n ** BigInt(EXAMPLE_DECIMALS)
  const tax = (sell * sellBps) / BPS
  const wanted = (sell * rebateSumBps) / BPS
  const rebates = wanted < tax ? wanted : tax
  const left = tax - rebates
  const part = (percent: bigint) => (left * percent) / 100n
  const [burn, marketing, dividend] = [
    part(shares.burn),
    part(shares.marketing),
    part(shares.dividend),
  ]
  // What rounding leaves over belongs to the last share, so that nothing of the tax is lost from view.
  const liquidity = shares.liquidity === 0n ? 0n : left - burn - marketing - dividend
  return { pool: sell - tax, tax, rebates, burn, liquidity, marketing, dividend }
}
