import { m } from '@slipway/messages'

/** Base units of the reward. */
interface RewardsCost {
  /** What whoever changes a pool's rewards pays. */
  readonly cost: bigint
  /** What the pool has over, and is used. */
  readonly spent: bigint
  /** What nobody can earn any more. */
  readonly freed: bigint
}

/** What a change of a pool's rewards costs, or frees. @param shown writes an amount of the reward */
export function rewardsCostText(
  { cost, spent, freed }: RewardsCost,
  shown: (units: bigint) => string,
): string {
  if (cost > 0n) return m.stakepage_admin_preview_cost({ amount: shown(cost) })
  if (spent > 0n) return m.stakepage_admin_preview_surplus({ amount: shown(spent) })
  if (freed > 0n) return m.stakepage_admin_preview_free({ amount: shown(freed) })
  return m.stakepage_admin_preview_even()
}
