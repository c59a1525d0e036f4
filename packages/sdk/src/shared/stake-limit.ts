/** What a wallet may have in a staking pool at first, and for how long. */
export interface StakeLimit {
  /** Base units; 0 for none. */
  readonly limit: bigint
  /** Unix seconds. */
  readonly startAt: number
  readonly limitSeconds: number
}

/** Until when the limit of a wallet holds, unix seconds; undefined where there is none. */
export const limitEndsAt = ({ limit, startAt, limitSeconds }: StakeLimit): number | undefined =>
  limit === 0n ? undefined : startAt + limitSeconds

/** What a wallet can still stake; undefined while no limit holds. @param now unix seconds of the chain */
export function calculateStakeLeft(
  terms: StakeLimit,
  staked: bigint,
  now: number,
): bigint | undefined {
  const endsAt = limitEndsAt(terms)
  if (endsAt === undefined || now >= endsAt) return undefined
  return terms.limit > staked ? terms.limit - staked : 0n
}
