import { m } from '@slipway/messages'
import type { FlowDefinition, FlowState } from '@slipway/sdk/flow/types'
import { liquidityLockFlows } from '@slipway/sdk/lock/flows/liquidity-lock-flows'
import { prepareLockIncrement } from '@slipway/sdk/lock/flows/prepare-lock-increment'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import type { LockPart } from '@slipway/sdk/lock/read-lock-orders'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowReview, PlannedPermit } from '../../transaction/flow-plan.ts'
import { readClient } from '../../transaction/read-client.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import { amountOf, formId, untilText } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

/** How long a signed allowance is good for. */
const PERMIT_SECONDS = 30 * 60

interface Parts<Input> {
  kind: TransactionKind
  definition: FlowDefinition<Input>
  input: Input
  review: Partial<FlowReview> & Pick<FlowReview, 'title'>
  done: string | ((state: FlowState) => string)
  permit?: PlannedPermit<Input> | undefined
}

function planOf<Input>(view: LockView, parts: Parts<Input>): ActionPlan {
  const { kind, definition, input, review, done, permit } = parts
  const { record, row, name, unit } = view
  const facts = [
    { label: m.lock_fact_lock(), value: `${name} · ${m.lock_number({ id: String(row.lockId) })}` },
    { label: m.lock_locker(), value: shortenAddress(record.locker), address: record.locker },
    ...(review.facts ?? []),
  ]
  return {
    ...erase({
      definition,
      input,
      label: { kind, subject: name, contract: record.locker },
      review: reviewOf({ ...review, facts }),
      units: { token: unit },
      ...(permit && { permit }),
    }),
    done: typeof done === 'string' ? () => done : done,
    id: formId(kind, view),
  }
}

const idOf = ({ record: { locker, lockId } }: LockView) => ({ locker, lockId })

/** Pays a released part to the owner. */
export function withdrawPlan(view: LockView, { amount, units }: LockPart): ActionPlan {
  const { record, name } = view
  const shown = amountOf(view, amount)
  const common = {
    kind: 'lock_withdraw' as const,
    review: {
      title: m.lock_withdraw_review({ name }),
      gets: [
        {
          label: m.lock_withdraw_gets(),
          value: shown,
          ...(record.kind === 'token' && record.isRebasing && { note: m.lock_rebasing_note() }),
        },
      ],
      facts: [{ label: m.lock_withdraw_left(), value: amountOf(view, record.amount - amount) }],
    },
    done: ({ steps }: FlowState) => {
      const paid = steps.at(-1)?.result?.amount
      return m.lock_withdraw_done({
        amount: typeof paid === 'bigint' ? amountOf(view, paid) : shown,
      })
    },
  }
  return record.kind === 'token'
    ? planOf(view, {
        ...common,
        definition: tokenLockFlows.withdraw,
        input: { ...idOf(view), units },
      })
    : planOf(view, {
        ...common,
        definition: liquidityLockFlows.withdraw,
        input: { ...idOf(view), amount },
      })
}

/** Prolongs a lock, for ever perhaps. */
export function relockPlan(view: LockView, unlockAt: bigint): ActionPlan {
  const { record, name } = view
  const isForever = unlockAt === lockForever
  const flows = record.kind === 'token' ? tokenLockFlows : liquidityLockFlows
  return planOf(view, {
    kind: 'lock_relock',
    definition: flows.relock,
    input: { ...idOf(view), unlockAt },
    review: {
      title: m.lock_relock_review({ name }),
      gets: [
        {
          label: m.lock_fact_unlock(),
          value: untilText(unlockAt),
          note: m.lock_relock_before({ time: untilText(record.unlockAt) }),
        },
      ],
      permanent: [isForever ? m.lock_relock_permanent_forever() : m.lock_relock_permanent()],
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
): Promise<ActionPlan> {
  const { record, name, now } = view
  const input = await prepareLockIncrement(readClient, { account, lock: record, amount })
  const query = {
    token: input.asset,
    owner: account,
    spender: record.locker,
    value: amount,
    deadline: BigInt(now + PERMIT_SECONDS),
  }
  const isToken = record.kind === 'token'
  return planOf(view, {
    kind: 'lock_increment',
    definition: isToken ? tokenLockFlows.increment : liquidityLockFlows.increment,
    input,
    review: {
      title: m.lock_increment_review({ name }),
      pays: [{ label: m.lock_increment_pays(), value: amountOf(view, amount) }],
      gets: [
        {
          label: m.lock_increment_gets(),
          value: amountOf(view, record.amount + amount),
          note: m.lock_increment_owner({ owner: record.owner }),
        },
        { label: m.lock_fact_unlock(), value: untilText(record.unlockAt) },
      ],
      permanent: [m.lock_increment_permanent()],
    },
    done: ({ steps }) => {
      const arrived = steps.at(-1)?.result?.amount
      return m.lock_increment_done({
        amount: amountOf(view, typeof arrived === 'bigint' ? arrived : amount),
      })
    },
    permit:
      isToken && input.approvals.length > 0
        ? { query, apply: (before, permit) => ({ ...before, approvals: [], permit }) }
        : undefined,
  })
}

/** A part becomes a lock of its own. */
export function splitPlan(view: LockView, { amount, units }: LockPart): ActionPlan {
  const { record, name } = view
  const common = {
    kind: 'lock_split' as const,
    review: {
      title: m.lock_split_review({ name }),
      gets: [
        { label: m.lock_split_gets(), value: amountOf(view, amount) },
        { label: m.lock_split_left(), value: amountOf(view, record.amount - amount) },
      ],
      permanent: [m.lock_split_permanent()],
    },
    done: ({ steps }: FlowState) =>
      m.lock_split_done({ id: String(steps.at(-1)?.result?.newLockId ?? '') }),
  }
  return record.kind === 'token'
    ? planOf(view, { ...common, definition: tokenLockFlows.split, input: { ...idOf(view), units } })
    : planOf(view, {
        ...common,
        definition: liquidityLockFlows.split,
        input: { ...idOf(view), amount },
      })
}

/** Hands a lock over. */
export function handoverPlan(view: LockView, newOwner: Address): ActionPlan {
  const { record, name } = view
  const flows = record.kind === 'token' ? tokenLockFlows : liquidityLockFlows
  return planOf(view, {
    kind: 'lock_transfer',
    definition: flows.transferOwnership,
    input: { ...idOf(view), newOwner },
    review: {
      title: m.lock_transfer_review({ name }),
      pays: [{ label: m.lock_transfer_pays(), value: amountOf(view, record.amount) }],
      gets: [{ label: m.lock_transfer_to(), value: shortenAddress(newOwner), address: newOwner }],
      permanent: [m.lock_transfer_permanent()],
    },
    done: m.lock_transfer_done({ owner: shortenAddress(newOwner) }),
  })
}

/** Moves a lock to an announced locker. */
export function migratePlan(view: LockView, successor: Address): ActionPlan {
  const { record, name } = view
  return planOf(view, {
    kind: 'lock_migrate',
    definition: tokenLockFlows.migrate,
    input: { ...idOf(view), successor },
    review: {
      title: m.lock_migrate_review({ name }),
      pays: [{ label: m.lock_migrate_pays(), value: amountOf(view, record.amount) }],
      gets: [
        { label: m.lock_migrate_to(), value: shortenAddress(successor), address: successor },
        { label: m.lock_fact_unlock(), value: untilText(record.unlockAt) },
      ],
      permanent: [m.lock_migrate_permanent()],
    },
    done: ({ steps }) =>
      m.lock_migrate_done({ id: String(steps.at(-1)?.result?.successorLockId ?? '') }),
  })
}
