import { formatBps, m } from '@slipway/messages'

/** How the pool's first price stands to the presale's, in words. @param premiumBps of `calculatePrices` */
export function premiumText(premiumBps: number): string {
  if (premiumBps === 0) return m.presale_price_same()
  if (premiumBps > 0) return m.presale_price_above({ percent: formatBps(premiumBps) })
  return m.presale_price_below({ percent: formatBps(-premiumBps) })
}
