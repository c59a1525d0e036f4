import { shareBps } from '@slipway/sdk/shared/share-bps'

const WHOLE_BPS = 10_000

/**
 * Locked part of a supply in basis points, as `shareBps`. Index and chain are asked at two moments: what was burned between
 * them never makes it more than all there is.
 */
export const lockedBps = (locked: bigint, supply: bigint): number =>
  Math.min(WHOLE_BPS, shareBps(locked, supply))
