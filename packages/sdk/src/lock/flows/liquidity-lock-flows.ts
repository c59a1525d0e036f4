import { liquidityLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { proveEvent } from '../../evm/prove-event.ts'
import { approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { type LockActionInput, lockActions } from './lock-action.ts'
import type { LockHandoverInput, LockIncrementInput, RelockInput } from './lock-inputs.ts'

/** An amount of a lock's LP token, in base units. */
export interface LockAmountInput extends LockActionInput {
  readonly amount: bigint
}

const action = lockActions(abi, 'liquidity-lock')

const incrementStep: FlowStep<LockIncrementInput> = {
  id: 'increment',
  build: ({ locker, lockId, amount }) =>
    buildCall({ to: locker, abi, functionName: 'increment', args: [lockId, amount] }),
  verify({ locker, lockId }, { logs }) {
    const query = { abi, eventName: 'Incremented', emitter: locker } as const
    const { amount } = proveEvent(logs, { ...query, expected: { lockId } })
    return { amount }
  },
}

const increment: FlowDefinition<LockIncrementInput> = {
  name: 'liquidity-lock-increment',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals }) => [...approvalSteps<LockIncrementInput>(approvals), incrementStep],
}

/** What can be done with a lock of liquidity; each proven by the locker's own event. */
export const liquidityLockFlows = {
  /** Adds to a lock; the result: `amount` that arrived. */
  increment,
  relock: action<RelockInput, 'relock'>('relock', {
    args: ({ lockId, unlockAt }) => [lockId, unlockAt],
    verify({ locker, lockId, unlockAt }, { logs }) {
      const expected = { lockId, unlockAt }
      proveEvent(logs, { abi, eventName: 'Relocked', emitter: locker, expected })
      return { unlockAt }
    },
  }),
  withdraw: action<LockAmountInput, 'withdraw'>('withdraw', {
    args: ({ lockId, amount }) => [lockId, amount],
    verify({ locker, lockId, amount }, { logs }) {
      const expected = { lockId, amount }
      proveEvent(logs, { abi, eventName: 'Withdrawn', emitter: locker, expected })
      return { amount }
    },
  }),
  /** Divides a lock; the result: `newLockId` of the part. */
  split: action<LockAmountInput, 'split'>('split', {
    args: ({ lockId, amount }) => [lockId, amount],
    verify({ locker, lockId, amount }, { logs }) {
      const query = { abi, eventName: 'Split', emitter: locker } as const
      const { newLockId } = proveEvent(logs, { ...query, expected: { lockId, amount } })
      return { amount, newLockId }
    },
  }),
  transferOwnership: action<LockHandoverInput, 'transferOwnership'>('transferOwnership', {
    args: ({ lockId, newOwner }) => [lockId, newOwner],
    verify({ locker, lockId, newOwner }, { logs }) {
      const expected = { lockId, to: newOwner }
      proveEvent(logs, { abi, eventName: 'LockOwnershipTransferred', emitter: locker, expected })
      return { newOwner }
    },
  }),
} as const
