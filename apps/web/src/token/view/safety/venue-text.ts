import { formatBps } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'

const PPM_PER_BPS = 100

/** An exchange's name, with the fee of a pool where it has one for each. */
export const venueText = ({ venue, feePpm }: Pick<LiquidityPool, 'venue' | 'feePpm'>): string =>
  feePpm === undefined ? venue : `${venue} · ${formatBps(feePpm / PPM_PER_BPS)}`
