import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { nftUserFlows } from '@slipway/sdk/nft/flows/nft-user-flows'
import type { Address } from 'viem'
import { provenAmount } from '../../action/proven-amount.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { moneyText } from '../shared/money-text.ts'
import { paidTo } from '../shared/paid-to.ts'
import type { NftAct } from './nft-view.ts'
import { planOf } from './plan-of.ts'

/** What inviting has earned. @param due base units */
export function claimPlan(act: NftAct, due: bigint): ShownPlan {
  const { sale, account } = act
  const money = moneyText(sale)
  return planOf(act, {
    kind: 'nft_claim_reward',
    plan: planTransaction(nftUserFlows.claimReward, { sale: sale.address, inviter: account }),
    review: {
      title: m.transaction_title_nft_claim_reward({ subject: sale.symbol }),
      gets: [{ label: m.nftpage_claim_gets(), value: money(due), isMoving: true }],
    },
    done: (result) => m.nftpage_claim_done({ amount: money(provenAmount(result, 'amount')) }),
  })
}

/** The same, to an address that the inviter names. */
export function claimToPlan(act: NftAct, due: bigint, to: Address): ShownPlan {
  const { sale, account } = act
  const money = moneyText(sale)
  return planOf(act, {
    kind: 'nft_claim_reward',
    plan: planTransaction(nftUserFlows.claimRewardTo, { sale: sale.address, inviter: account, to }),
    review: {
      title: m.transaction_title_nft_claim_reward({ subject: sale.symbol }),
      gets: paidTo(to, money(due)),
      permanent: [m.nftpage_to_permanent()],
    },
    done: (result) =>
      m.nftpage_own_withdraw_done({ amount: money(provenAmount(result, 'amount')) }),
  })
}

/** The platform's part of the prices, to the address that the factory names. */
export function platformPlan(act: NftAct, receiver: Address): ShownPlan {
  const { sale } = act
  const money = moneyText(sale)
  return planOf(act, {
    kind: 'nft_withdraw_platform',
    plan: planTransaction(nftUserFlows.withdrawPlatform, { sale: sale.address }),
    review: {
      title: m.transaction_title_nft_withdraw_platform({ subject: sale.symbol }),
      gets: paidTo(receiver, money(sale.state.platformDue)),
    },
    done: (result) =>
      m.nftpage_own_withdraw_done({ amount: money(provenAmount(result, 'amount')) }),
  })
}

/** Hands one NFT over. */
export function transferPlan(act: NftAct, nftId: bigint, to: Address): ShownPlan {
  const { sale, account: from } = act
  const id = String(nftId)
  return planOf(act, {
    kind: 'nft_transfer',
    plan: planTransaction(nftUserFlows.transfer, { sale: sale.address, from, to, nftId }),
    review: {
      title: m.nftpage_transfer_title({ id }),
      gets: [{ label: m.nftpage_transfer_gets(), value: to, address: to }],
      permanent: [m.nftpage_transfer_permanent()],
    },
    done: () => m.nftpage_transfer_done({ id }),
  })
}
