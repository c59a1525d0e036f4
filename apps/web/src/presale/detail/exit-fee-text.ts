import { formatBps } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'

/** What leaving an open sale costs. */
export const exitFeeText = (): string => formatBps(presaleLimits.exitFeeBps)
