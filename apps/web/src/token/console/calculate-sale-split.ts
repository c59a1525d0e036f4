import type { TokenShares } from '@slipway/sdk/token/types'

const BPS = 10_000n
/** The sale that previews are told by, in whole tokens. */
export const EXAMPLE_SALE = 1_000n
/** Hundredths of a token: an example needs no more digits. */
export const EXAMPLE_DECIMALS = 2

/** Where a sale of 1 000 tokens goes; hundredths of a token. */
export interface SaleSplit {
  pool: bigint
  tax: bigint
  rebates: bigint
  burn: bigint
  liquidity: bigint
  marketing: bigint
  dividend: bigint
}

/** Divides a sale of 1 000 tokens: rebates come off the tax first, the shares divide the rest, as in the contract. */
export function calculateSaleSplit(
  sellBps: bigint,
  shares: Readonly<Record<keyof TokenShares, bigint>>,
  rebateSumBps = 0n,
): SaleSplit {
  const sale = EXAMPLE_SALE * 10n ** BigInt(EXAMPLE_DECIMALS)
  const tax = (sale * sellBps) / BPS
  const wanted = (sale * rebateSumBps) / BPS
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
  return { pool: sale - tax, tax, rebates, burn, liquidity, marketing, dividend }
}
