import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'
import { readAddress } from '../shared/read-address.ts'
import type { Membership, VipPlan } from './types.ts'
import { vipLimits } from './vip-limits.ts'
import { calculateExpiry } from './vip-math.ts'

export type VipPurchaseField = 'user' | 'plan'

/** What somebody wants to pay, and what is known about it. */
export interface VipPurchaseFacts {
  readonly plan: VipPlan
  /** Of who is to become a member; undefined while it is not read. */
  readonly membership?: Pick<Membership, 'user' | 'expiresAt'> | undefined
  /** Wei of who pays; undefined while it is not read. */
  readonly balanceWei?: bigint | undefined
  /** Unix seconds of the network. */
  readonly now: number
}

/** Everything that the contract, or the wallet, would say against paying a plan. */
export function checkVipPurchase(facts: VipPurchaseFacts): readonly DraftIssue<VipPurchaseField>[] {
  const { plan, membership, balanceWei, now } = facts
  const issues: DraftIssue<VipPurchaseField>[] = []
  if (!plan.isOpen) {
    issues.push({ field: 'plan', code: 'Vip_PlanClosed', args: { index: plan.index } })
  }
  const max = now + vipLimits.maxDaysAhead * vipLimits.secondsPerDay
  const expiredAt = calculateExpiry(membership?.expiresAt ?? 0, plan.days, now)
  if (expiredAt > max) {
    issues.push({ field: 'plan', code: 'Vip_TooFarAhead', args: { expiredAt, max } })
  }
  if (balanceWei !== undefined && balanceWei < plan.priceWei) {
    const args = { neededWei: plan.priceWei, balanceWei }
    issues.push({ field: 'plan', code: 'Balance_Insufficient', args })
  }
  return issues
}

/** Reads who is given a membership. @param giver who pays: a gift to oneself is a renewal, and said so */
export function readGiftAddress(
  text: string,
  giver: Address,
):
  | { readonly ok: true; readonly params: { readonly user: Address } }
  | { readonly ok: false; readonly issues: readonly DraftIssue<VipPurchaseField>[] } {
  const refuse = (code: string) =>
    ({ ok: false, issues: [{ field: 'user', code, args: {} }] }) as const
  const reading = readAddress(text)
  if (!reading.ok) return refuse(reading.code)
  if (reading.address === zeroAddress) return refuse('Vip_UserZero')
  if (isAddressEqual(reading.address, giver)) return refuse('Vip_GiftToSelf')
  return { ok: true, params: { user: reading.address } }
}
