import type { CreationFee, Membership, VipPlan } from './types.ts'
import { vipLimits } from './vip-limits.ts'

/** Where a membership stands: never bought, running, running out within `vipLimits.endingSeconds`, or over. */
export type MembershipState = 'none' | 'member' | 'ending' | 'expired'

/** As the contract judges it. @param now unix seconds of the network */
export function membershipStateAt(
  { expiresAt }: Pick<Membership, 'expiresAt'>,
  now: number,
): MembershipState {
  if (expiresAt === 0) return 'none'
  if (expiresAt <= now) return 'expired'
  return expiresAt - now < vipLimits.endingSeconds ? 'ending' : 'member'
}

/**
 * When a membership ends once a plan is paid (`IVip`): what is left stays, and the plan's days come on top.
 * @param expiresAt unix seconds of the membership as it is; 0 for none
 * @param now unix seconds of the network
 */
export function calculateExpiry(expiresAt: number, days: number, now: number): number {
  return Math.max(expiresAt, now) + days * vipLimits.secondsPerDay
}

/** Wei of a day of a plan, rounded up: nothing is shown cheaper than it is. */
export function calculateDayPrice({ priceWei, days }: Pick<VipPlan, 'priceWei' | 'days'>): bigint {
  return divideUp(priceWei, BigInt(days))
}

/**
 * How many creations pay for a plan.
 * @param feeWei of one creation
 * @returns undefined where a creation costs nothing: then no number of them does
 */
export function calculateBreakEven(priceWei: bigint, feeWei: bigint): number | undefined {
  return feeWei === 0n ? undefined : Number(divideUp(priceWei, feeWei))
}

/** Whether a membership saves anybody anything on a network: a discount does not count. */
export const isAnythingWaived = (fees: readonly CreationFee[]): boolean =>
  fees.some(({ fullFeeWei, isWaived }) => isWaived && fullFeeWei > 0n)

/** Fees that a membership saves the account for which they were asked, the dearest first; one for each price of a tool. */
export function findSavings(fees: readonly CreationFee[]): readonly CreationFee[] {
  return fees
    .filter(({ feeWei, isWaived }) => isWaived && feeWei > 0n)
    .filter(
      (fee, at, all) =>
        all.findIndex((one) => one.tool === fee.tool && one.feeWei === fee.feeWei) === at,
    )
    .sort((a, b) => Number(b.feeWei > a.feeWei) - Number(b.feeWei < a.feeWei))
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by
}
