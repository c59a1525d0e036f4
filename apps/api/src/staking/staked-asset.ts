import { pairName } from '@slipway/sdk/shared/pair-name'
import type { ShownPool } from './schemas.ts'

/** What is staked in a pool, an LP token by its pair. */
export const stakedAsset = ({ pair, stakedToken }: ShownPool): ShownPool['stakedToken'] => ({
  ...stakedToken,
  symbol: pairName(pair) ?? stakedToken.symbol,
})
