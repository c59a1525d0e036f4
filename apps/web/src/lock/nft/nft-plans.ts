import { m } from '@slipway/messages'
import type { FlowDefinition, FlowState } from '@slipway/sdk/flow/types'
import type { LockActionInput } from '@slipway/sdk/lock/flows/lock-action'
import { nftLockFlows } from '@slipway/sdk/lock/flows/nft-lock-flows'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { type Address, zeroAddress } from 'viem'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowReview, ReviewLine } from '../../transaction/flow-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import type { NftView } from './nft-act.ts'
import { endText, formId } from './nft-labels.ts'

interface PlanParts<Input> {
  kind: TransactionKind
  definition: FlowDefinition<Input>
  input: Input
  review: Partial<FlowReview> & Pick<FlowReview, 'title'>
  done: (state: FlowState) => string
}

function planOf<Input>(view: NftView, parts: PlanParts<Input>): ActionPlan {
  const { kind, definition, input, review, done } = parts
  const label = { kind, subject: view.name, contract: view.lock.collection }
  return {
    ...erase({ definition, input, label, review: reviewOf(review) }),
    done,
    id: formId(kind, view),
  }
}

const inputOf = ({ lock }: NftView): LockActionInput => ({
  locker: lock.locker,
  lockId: lock.lockId,
})
const nftLine = (view: NftView): ReviewLine => ({ label: m.lock_nft_nft(), value: view.name })

export function collectPlan(view: NftView, lines: readonly ReviewLine[]): ActionPlan {
  const { lock } = view
  return planOf(view, {
    kind: 'lock_collect_fees',
    definition: nftLockFlows.collectFees,
    input: inputOf(view),
    review: {
      title: m.transaction_title_lock_collect_fees({ subject: view.name }),
      gets: lines,
      facts: [{ label: m.lock_nft_receiver(), value: lock.feeReceiver, address: lock.feeReceiver }],
    },
    done: () => m.lock_nft_collect_done(),
  })
}

export function receiverPlan(view: NftView, receiver: Address): ActionPlan {
  const shown = receiver === zeroAddress ? view.lock.owner : receiver
  return planOf(view, {
    kind: 'lock_fee_receiver',
    definition: nftLockFlows.setFeeReceiver,
    input: { ...inputOf(view), receiver },
    review: {
      title: m.transaction_title_lock_fee_receiver({ subject: view.name }),
      gets: [{ label: m.lock_nft_receiver(), value: shown, address: shown }],
      facts: [nftLine(view)],
    },
    done: () => m.lock_nft_receiver_done(),
  })
}

export function relockPlan(view: NftView, unlockAt: bigint): ActionPlan {
  const isForever = unlockAt === lockForever
  return planOf(view, {
    kind: 'lock_relock',
    definition: nftLockFlows.relock,
    input: { ...inputOf(view), unlockAt },
    review: {
      title: m.transaction_title_lock_relock({ subject: view.name }),
      gets: [
        {
          label: m.lock_nft_until(),
          value: endText(unlockAt),
          note: m.lock_nft_relock_before({ time: endText(view.lock.unlockAt) }),
        },
      ],
      facts: [nftLine(view)],
      permanent: [isForever ? m.lock_nft_relock_forever() : m.lock_nft_relock_permanent()],
    },
    done: () => m.lock_nft_relock_done({ time: endText(unlockAt) }),
  })
}

export function handoverPlan(view: NftView, newOwner: Address): ActionPlan {
  return planOf(view, {
    kind: 'lock_transfer',
    definition: nftLockFlows.transferOwnership,
    input: { ...inputOf(view), newOwner },
    review: {
      title: m.transaction_title_lock_transfer({ subject: view.name }),
      pays: [nftLine(view)],
      gets: [{ label: m.lock_nft_new_owner(), value: newOwner, address: newOwner }],
      permanent: [m.lock_nft_handover_final()],
    },
    done: () => m.lock_nft_handover_done(),
  })
}

export function withdrawPlan(view: NftView): ActionPlan {
  const { owner } = view.lock
  return planOf(view, {
    kind: 'lock_withdraw',
    definition: nftLockFlows.withdraw,
    input: inputOf(view),
    review: {
      title: m.transaction_title_lock_withdraw({ subject: view.name }),
      gets: [nftLine(view)],
      facts: [{ label: m.lock_nft_withdraw_to(), value: owner, address: owner }],
    },
    done: () => m.lock_nft_withdraw_done({ name: view.name }),
  })
}
