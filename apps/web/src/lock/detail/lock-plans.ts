import { m } from '@slipway/messages'
import { planTransaction, type TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { liquidityLockFlows } from '@slipway/sdk/lock/flows/liquidity-lock-flows'
import { prepareLockIncrement } from '@slipway/sdk/lock/flows/prepare-lock-increment'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import type { LockPart } from '@slipway/sdk/lock/read-lock-params'
import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { arrivingLine, getArriving } from '../../action/arriving-line.ts'
import { readClient } from '../../core/read-client.ts'
import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import { additionFate, additionFinality, calculateAddition } from './lock-addition.ts'
import { amountOf, finalityOfHandover, formId, untilText } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

function planOf(view: LockView, { kind, review, ...parts }: ActionParts): ShownPlan {
  const { record, row, name, unit } = view
  const facts = [
    { label: m.lock_fact_lock(), value: `${name} · ${m.lock_number({ id: String(row.lockId) })}` },
    { label: m.lock_locker(), value: shortenAddress(record.locker), address: record.locker },
    ...(review.facts ?? []),
  ]
  return showPlan({
    ...parts,
    label: { kind, subject: name, contract: record.locker },
    review: { ...review, facts },
    units: { token: unit },
    id: formId(kind, view),
  })
}

const idOf = ({ record: { locker, lockId } }: LockView) => ({ locker, lockId })

interface Leaving {
  readonly plan: TransactionPlan
  readonly amount: bigint
  readonly label: string
  readonly receiver?: Address
}

/** What arrives of what leaves the lock; of shares, what they are worth. */
async function leavingLine(view: LockView, leaving: Leaving): Promise<ReviewLine> {
  const { record, row } = view
  const shown = (units: bigint) => amountOf(view, units)
  if (record.kind === 'token' && record.isRebasing) {
    return { label: leaving.label, value: shown(leaving.amount), note: m.lock_rebasing_note() }
  }
  return arrivingLine({ ...leaving, account: record.owner, token: row.asset, shown })
}

/** Pays a released part to the owner; says what arrives of it. */
export async function withdrawPlan(
  view: LockView,
  { amount, units }: LockPart,
): Promise<ShownPlan> {
  const { record, name } = view
  const plan =
    record.kind === 'token'
      ? planTransaction(tokenLockFlows.withdraw, { ...idOf(view), units })
      : planTransaction(liquidityLockFlows.withdraw, { ...idOf(view), amount })
  return planOf(view, {
    kind: 'lock_withdraw',
    plan,
    review: {
      title: m.lock_withdraw_review({ name }),
      gets: [await leavingLine(view, { plan, amount, label: m.lock_withdraw_gets() })],
      facts: [{ label: m.lock_withdraw_left(), value: amountOf(view, record.amount - amount) }],
    },
    done: ({ steps }: FlowState) => {
      const paid = steps.at(-1)?.result?.amount
      return m.lock_withdraw_done({
        amount: amountOf(view, typeof paid === 'bigint' ? paid : amount),
      })
    },
  })
}

/** What can be withdrawn now and no longer once the dates have moved: a schedule moves as a whole. */
function relockedAmount({ record, now }: LockView, unlockAt: bigint): bigint {
  const movedBy = Number(unlockAt) - record.unlockAt
  return calculateReleasedAmount(record, now) - calculateReleasedAmount(record, now - movedBy)
}

/** Prolongs a lock, for ever perhaps. */
export function relockPlan(view: LockView, unlockAt: bigint): ShownPlan {
  const { record, name } = view
  const isForever = unlockAt === lockForever
  const relocked = relockedAmount(view, unlockAt)
  const losesFree = relocked > 0n
  const flows = record.kind === 'token' ? tokenLockFlows : liquidityLockFlows
  return planOf(view, {
    kind: 'lock_relock',
    plan: planTransaction(flows.relock, { ...idOf(view), unlockAt }),
    review: {
      title: m.lock_relock_review({ name }),
      gets: [
        {
          label: m.lock_fact_unlock(),
          value: untilText(unlockAt),
          note: m.lock_relock_before({ time: untilText(record.unlockAt) }),
        },
      ],
      // While it is released by the second, it grows until the confirmation.
      facts: losesFree
        ? [{ label: m.lock_relock_again(), value: amountOf(view, relocked), isMoving: true }]
        : [],
      permanent: [
        isForever ? m.lock_relock_permanent_forever() : m.lock_relock_permanent(),
        ...(losesFree ? [m.lock_relock_permanent_free()] : []),
      ],
    },
    done: isForever
      ? m.lock_relock_done_forever()
      : m.lock_relock_done({ time: untilText(unlockAt) }),
  })
}

/** More for a lock, in one signature where wallet and token allow it. @param account who pays */
export async function incrementPlan(
  view: LockView,
  account: Address,
  amount: bigint,
): Promise<ShownPlan> {
  const { record, name, now, row } = view
  const fate = additionFate(view)
  // Everything is free: what is added no less than what is there.
  const isOver = fate === 'over'
  const { plan } = await prepareLockIncrement(readClient, { account, lock: record, amount, now })
  const sending = { plan, account, receiver: record.locker, token: row.asset }
  const added = (await getArriving(sending)) ?? amount
  const { kept, freed } = calculateAddition(view, added)
  const note = added < amount && m.transaction_review_arriving({ amount: amountOf(view, amount) })
  return planOf(view, {
    kind: 'lock_increment',
    plan,
    review: {
      title: m.lock_increment_review({ name }),
      pays: [{ label: m.lock_increment_pays(), value: amountOf(view, amount) }],
      gets: [
        ...(note
          ? [{ label: m.lock_increment_arrives(), value: amountOf(view, added), note }]
          : []),
        {
          label: isOver ? m.lock_increment_gets_over() : m.lock_increment_gets(),
          value: amountOf(view, isOver ? record.amount + added : kept),
          note: m.lock_increment_owner({ owner: record.owner }),
          isMoving: fate === 'begun',
        },
        { label: m.lock_fact_unlock(), value: untilText(record.unlockAt) },
      ],
      facts:
        fate === 'begun'
          ? [{ label: m.lock_increment_freed(), value: amountOf(view, freed), isMoving: true }]
          : [],
      permanent: [additionFinality[fate]()],
    },
    done: ({ steps }) => {
      const arrived = steps.at(-1)?.result?.amount
      return m.lock_increment_done({
        amount: amountOf(view, typeof arrived === 'bigint' ? arrived : amount),
      })
    },
  })
}

/** A part becomes a lock of its own. */
export function splitPlan(view: LockView, { amount, units }: LockPart): ShownPlan {
  const { record, name } = view
  const common = {
    kind: 'lock_split' as const,
    review: {
      title: m.lock_split_review({ name }),
      gets: [
        { label: m.lock_split_gets(), value: amountOf(view, amount) },
        {
          label: m.lock_split_left(),
          value: amountOf(view, record.amount - amount),
          isUnnamed: true,
        },
      ],
      permanent: [m.lock_split_permanent()],
    },
    done: ({ steps }: FlowState) =>
      m.lock_split_done({ id: String(steps.at(-1)?.result?.newLockId ?? '') }),
  }
  return record.kind === 'token'
    ? planOf(view, {
        ...common,
        plan: planTransaction(tokenLockFlows.split, { ...idOf(view), units }),
      })
    : planOf(view, {
        ...common,
        plan: planTransaction(liquidityLockFlows.split, { ...idOf(view), amount }),
      })
}

/** Hands a lock over. */
export function handoverPlan(view: LockView, newOwner: Address): ShownPlan {
  const { record, name } = view
  const flows = record.kind === 'token' ? tokenLockFlows : liquidityLockFlows
  return planOf(view, {
    kind: 'lock_transfer',
    plan: planTransaction(flows.transferOwnership, { ...idOf(view), newOwner }),
    review: {
      title: m.lock_transfer_review({ name }),
      pays: [{ label: m.lock_transfer_pays(), value: amountOf(view, record.amount) }],
      gets: [{ label: m.lock_transfer_to(), value: shortenAddress(newOwner), address: newOwner }],
      permanent: [finalityOfHandover(view)],
    },
    done: m.lock_transfer_done({ owner: shortenAddress(newOwner) }),
  })
}

/** Moves a lock to an announced locker; says what arrives there. */
export async function migratePlan(view: LockView, successor: Address): Promise<ShownPlan> {
  const { record, name } = view
  const { amount } = record
  const plan = planTransaction(tokenLockFlows.migrate, { ...idOf(view), successor })
  const label = m.lock_migrate_arrives()
  return planOf(view, {
    kind: 'lock_migrate',
    plan,
    review: {
      title: m.lock_migrate_review({ name }),
      pays: [{ label: m.lock_migrate_pays(), value: amountOf(view, amount) }],
      gets: [
        { label: m.lock_migrate_to(), value: shortenAddress(successor), address: successor },
        await leavingLine(view, { plan, amount, label, receiver: successor }),
        { label: m.lock_fact_unlock(), value: untilText(record.unlockAt) },
      ],
      permanent: [m.lock_migrate_permanent()],
    },
    done: ({ steps }) =>
      m.lock_migrate_done({ id: String(steps.at(-1)?.result?.successorLockId ?? '') }),
  })
}
