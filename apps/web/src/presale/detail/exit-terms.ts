import { formatBps } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import type { SaleView } from './sale-act.ts'

/** What leaving an open sale costs. */
export const exitFeeText = (): string => formatBps(presaleLimits.exitFeeBps)

/** From when on leaving an open sale is closed, unix seconds; not after its start for one that is shorter than that. */
export const exitClosesAt = ({ terms }: Pick<SaleView['sale'], 'terms'>): number =>
  terms.endTime - Number(presaleLimits.exitClosedSeconds)

/** Whether somebody who pays in now can leave before the end: for nothing, for the fee, or not at all. */
export function exitTermsOf({
  sale,
  now,
}: Pick<SaleView, 'sale' | 'now'>): 'free' | 'fee' | 'closed' {
  if (now >= exitClosesAt(sale)) return 'closed'
  return sale.state.termsChanged ? 'free' : 'fee'
}
