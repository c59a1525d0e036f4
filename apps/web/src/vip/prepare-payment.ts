import { errorMessage, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { checkVipPurchase } from '@slipway/sdk/vip/check-vip-purchase'
import { getMembership } from '@slipway/sdk/vip/evm/get-membership'
import { startVipFlow } from '@slipway/sdk/vip/start-vip-flow'
import type { VipContracts, VipPlan } from '@slipway/sdk/vip/types'
import { calculateExpiry } from '@slipway/sdk/vip/vip-math'
import { type Address, isAddressEqual } from 'viem'
import { PlanRefused } from '../action/plan-refused.ts'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { showPlan } from '../transaction/show-plan.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import { daysText } from './vip-view.ts'

export interface PaymentParams {
  contracts: VipContracts
  plan: VipPlan
  /** Who pays. */
  account: Address
  /** Who becomes a member: the same, or somebody who is given it. */
  user: Address
}

function titleOf(isGift: boolean, isRunning: boolean): string {
  if (isGift) return m.vip_review_gift()
  return isRunning ? m.vip_review_renew() : m.vip_review_buy()
}

/**
 * The payment of a plan as the review shows it, with the expiry that it brings by the chain's own record and clock.
 * @throws {PlanRefused} what contract or wallet would refuse, in the visitor's language
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function preparePayment(params: PaymentParams): Promise<ShownPlan> {
  const { contracts, plan, account, user } = params
  const [membership, balanceWei] = await Promise.all([
    getMembership(readClient, contracts, user),
    readClient.getBalance({ address: account }),
  ])
  const now = membership.readAt
  const [issue] = checkVipPurchase({ plan, membership, balanceWei, now })
  if (issue) {
    const { nativeCurrency } = activeChain
    throw new PlanRefused(errorMessage(issue.code, issue.args, { nativeCurrency }))
  }
  const isGift = !isAddressEqual(user, account)
  const isRunning = membership.expiresAt > now
  const days = daysText(plan.days)
  const until = formatTime(calculateExpiry(membership.expiresAt, plan.days, now))
  const note = isRunning ? m.vip_review_adds({ days }) : m.vip_review_from_now({ days })
  return showPlan({
    plan: planTransaction(startVipFlow, { contracts, plan, user }),
    label: {
      kind: isGift ? 'vip_gift' : 'vip_start',
      subject: shortenAddress(user),
      contract: contracts.vip,
    },
    review: {
      title: titleOf(isGift, isRunning),
      pays: [{ label: m.vip_review_price(), value: nativeAmount(plan.priceWei), note: days }],
      gets: [
        // Without a running membership it begins with the block.
        { label: m.vip_review_until(), value: until, note, isMoving: !isRunning },
        { label: m.vip_review_user(), value: user, address: user },
      ],
      facts: isRunning
        ? [{ label: m.vip_review_before(), value: formatTime(membership.expiresAt) }]
        : [],
      permanent: [m.vip_review_final()],
    },
    done: ({ steps }) => {
      const time = formatTime(Number(steps.at(-1)?.result?.expiresAt ?? 0))
      return isGift
        ? m.vip_done_gift({ user: shortenAddress(user), time })
        : m.vip_done_title({ time })
    },
  })
}
