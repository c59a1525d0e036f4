import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { calculateTokenSplit } from '@slipway/sdk/presale/presale-math'

/** What becomes of a raise; currency and token amounts in base units. */
export interface Raise {
  readonly intoPool: bigint
  /** Most that inviters can get: every contribution invited on every level. */
  readonly toInviters: bigint
  /** What stays with the owner at least, before a repair of the pool's price. */
  readonly toOwner: bigint
  readonly tokensSold: bigint
  readonly tokensListed: bigint
  /** What of the deposit is left: returned or burned. */
  readonly tokensLeft: bigint
}

/** Divides what was raised, as finalize does. @param raised what the sale keeps, at most its hard cap */
export function calculateRaise(draft: PresaleDraft, raised: bigint): Raise {
  const split = calculateTokenSplit(draft, raised)
  const inviterBps = draft.inviterRatesBps.reduce((sum, bps) => sum + bps, 0n)
  const toInviters = (raised * inviterBps) / 10_000n
  const deposit = calculateTokenSplit(draft).needed
  return {
    intoPool: split.poolCurrency,
    toInviters,
    toOwner: split.ownerCurrency - toInviters,
    tokensSold: split.forSale,
    tokensListed: split.forPool,
    tokensLeft: deposit - split.needed,
  }
}
