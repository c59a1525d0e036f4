import { tradeLimits } from '@slipway/sdk/trade/trade-limits'

const key = 'slipway.trade-slippage'
const BPS_PER_PERCENT = 100

/** How far prices may move, in percent, as this browser used it last; what is warned of is chosen anew each time. */
export function readKeptSlippage(): string {
  const usual = Number(tradeLimits.usualSlippageBps)
  const max = Number(tradeLimits.slippageWarnBps)
  try {
    const bps = Number(localStorage.getItem(key) ?? usual)
    return String((Number.isInteger(bps) && bps >= 0 && bps <= max ? bps : usual) / BPS_PER_PERCENT)
  } catch {
    return String(usual / BPS_PER_PERCENT)
  }
}

export function keepSlippage(bps: bigint): void {
  if (bps > tradeLimits.slippageWarnBps) return
  try {
    localStorage.setItem(key, String(bps))
  } catch {
    // The next trade begins with the usual one.
  }
}
