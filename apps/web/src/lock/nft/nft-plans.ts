import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { LockActionInput } from '@slipway/sdk/lock/flows/lock-action'
import { nftLockFlows } from '@slipway/sdk/lock/flows/nft-lock-flows'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { type Address, zeroAddress } from 'viem'
import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import type { NftView } from './nft-act.ts'
import { endText, formId } from './nft-labels.ts'

function planOf(view: NftView, { kind, ...parts }: ActionParts): ShownPlan {
  const label = { kind, subject: view.name, contract: view.lock.collection }
  return showPlan({ ...parts, label, id: formId(kind, view) })
}

const inputOf = ({ lock }: NftView): LockActionInput => ({
  locker: lock.locker,
  lockId: lock.lockId,
})
const nftLine = (view: NftView): ReviewLine => ({ label: m.lock_nft_nft(), value: view.name })

export function collectPlan(view: NftView, lines: readonly ReviewLine[]): ShownPlan {
  const { lock } = view
  return planOf(view, {
    kind: 'lock_collect_fees',
    plan: planTransaction(nftLockFlows.collectFees, inputOf(view)),
    review: {
      title: m.transaction_title_lock_collect_fees({ subject: view.name }),
      gets: lines,
      facts: [{ label: m.lock_nft_receiver(), value: lock.feeReceiver, address: lock.feeReceiver }],
    },
    done: () => m.lock_nft_collect_done(),
  })
}

export function receiverPlan(view: NftView, receiver: Address): ShownPlan {
  const shown = receiver === zeroAddress ? view.lock.owner : receiver
  return planOf(view, {
    kind: 'lock_fee_receiver',
    plan: planTransaction(nftLockFlows.setFeeReceiver, { ...inputOf(view), receiver }),
    review: {
      title: m.transaction_title_lock_fee_receiver({ subject: view.name }),
      gets: [{ label: m.lock_nft_receiver(), value: shown, address: shown }],
      facts: [nftLine(view)],
    },
    done: () => m.lock_nft_receiver_done(),
  })
}

export function relockPlan(view: NftView, unlockAt: bigint): ShownPlan {
  const isForever = unlockAt === lockForever
  return planOf(view, {
    kind: 'lock_relock',
    plan: planTransaction(nftLockFlows.relock, { ...inputOf(view), unlockAt }),
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

export function handoverPlan(view: NftView, newOwner: Address): ShownPlan {
  return planOf(view, {
    kind: 'lock_transfer',
    plan: planTransaction(nftLockFlows.transferOwnership, { ...inputOf(view), newOwner }),
    review: {
      title: m.transaction_title_lock_transfer({ subject: view.name }),
      pays: [nftLine(view)],
      gets: [{ label: m.lock_nft_new_owner(), value: newOwner, address: newOwner }],
      permanent: [
        m.lock_nft_handover_final(),
        // The locker forgets who was named as receiver.
        ...(view.lock.position === 'none' ? [] : [m.lock_nft_handover_fees()]),
      ],
    },
    done: () => m.lock_nft_handover_done(),
  })
}

export function withdrawPlan(view: NftView): ShownPlan {
  const { owner } = view.lock
  return planOf(view, {
    kind: 'lock_withdraw',
    plan: planTransaction(nftLockFlows.withdraw, inputOf(view)),
    review: {
      title: m.transaction_title_lock_withdraw({ subject: view.name }),
      gets: [nftLine(view)],
      facts: [{ label: m.lock_nft_withdraw_to(), value: owner, address: owner }],
    },
    done: () => m.lock_nft_withdraw_done({ name: view.name }),
  })
}
