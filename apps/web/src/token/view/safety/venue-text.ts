import { formatBps } from '@slipway/messages'
import type { TokenPool } from '@slipway/sdk/liquidity/token-pool'

const PPM_PER_BPS = 100

/** An exchange's name, with the fee of a pool where it has one for each. */
export const venueText = ({ venue, feePpm }: Pick<TokenPool, 'venue' | 'feePpm'>): string =>
  feePpm === undefined ? venue : `${venue} · ${formatBps(feePpm / PPM_PER_BPS)}`
