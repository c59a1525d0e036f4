import { tokenLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowReceipt, FlowStep, StepResult } from '../../flow/types.ts'
import { type LockActionInput, lockActions } from './lock-action.ts'
import type { LockHandoverInput, LockIncrementInput, RelockInput } from './lock-inputs.ts'

/** Units of a lock: base units of the token, or shares of a rebasing lock. */
export interface LockUnitsInput extends LockActionInput {
  readonly units: bigint
}

/** Locks whose owners are paid what is released of them. */
export interface WithdrawForInput {
  readonly locker: Address
  readonly lockIds: readonly bigint[]
}

/** A lock that moves to another locker. */
export interface MigrateLockInput extends LockActionInput {
  readonly successor: Address
}

/** Who may withdraw to the signer. */
export interface SetLockOperatorInput {
  readonly locker: Address
  /** The zero address stands for anybody. */
  readonly operator: Address
  readonly allowed: boolean
}

const action = lockActions(abi, 'token-lock')

function buildIncrement({ locker, lockId, amount, permit }: LockIncrementInput) {
  const call = { to: locker, abi } as const
  if (!permit) return buildCall({ ...call, functionName: 'increment', args: [lockId, amount] })
  const args = [lockId, amount, permit.deadline, permit.signature] as const
  return buildCall({ ...call, functionName: 'incrementWithPermit', args })
}

const incrementStep: FlowStep<LockIncrementInput> = {
  id: 'increment',
  build: buildIncrement,
  verify({ locker, lockId }, { logs }) {
    const query = { abi, eventName: 'Incremented', emitter: locker } as const
    const { amount, units } = proveEvent(logs, { ...query, expected: { lockId } })
    return { amount, units }
  },
}

const increment: FlowDefinition<LockIncrementInput> = {
  name: 'token-lock-increment',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<LockIncrementInput>(permit ? [] : approvals),
    incrementStep,
  ],
}

/** A successor's clock and books are its own: what moved is told by the locker that was left. */
function readMigration(
  { locker, lockId, successor }: MigrateLockInput,
  { logs }: FlowReceipt,
): StepResult {
  const query = { abi, eventName: 'Migrated', emitter: locker } as const
  const { successorLockId, amount, arrived } = proveEvent(logs, {
    ...query,
    expected: { lockId, successor },
  })
  return { successorLockId, amount, arrived }
}

/** What every lock of the list paid; one that had nothing to pay is passed over. */
function readWithdrawals({ locker, lockIds }: WithdrawForInput, { logs }: FlowReceipt): StepResult {
  const events = parseEventLogs({ abi, eventName: 'Withdrawn', logs: [...logs], strict: true })
  const own = events.filter(
    ({ address, args }) => isAddressEqual(address, locker) && lockIds.includes(args.lockId),
  )
  if (own.length === 0) throw new EventMissing('Withdrawn', locker)
  const sum = (of: (args: (typeof own)[number]['args']) => bigint) =>
    own.reduce((total, { args }) => total + of(args), 0n)
  return {
    locks: own.length,
    amount: sum(({ amount }) => amount),
    units: sum(({ units }) => units),
  }
}

/** What can be done with a lock of tokens; each proven by the locker's own event. */
export const tokenLockFlows = {
  /** Adds to a lock; the result: `amount` that arrived, and its `units`. */
  increment,
  /** Prolongs a lock; its schedule moves along. */
  relock: action<RelockInput, 'relock'>('relock', {
    args: ({ lockId, unlockAt }) => [lockId, unlockAt],
    verify({ locker, lockId, unlockAt }, { logs }) {
      const expected = { lockId, unlockAt }
      proveEvent(logs, { abi, eventName: 'Relocked', emitter: locker, expected })
      return { unlockAt }
    },
  }),
  /** Pays released units to the owner; the result: `amount` that was paid. */
  withdraw: action<LockUnitsInput, 'withdraw'>('withdraw', {
    args: ({ lockId, units }) => [lockId, units],
    verify({ locker, lockId, units }, { logs }) {
      const query = { abi, eventName: 'Withdrawn', emitter: locker } as const
      const { amount } = proveEvent(logs, { ...query, expected: { lockId, units } })
      return { units, amount }
    },
  }),
  /** Pays what is released of many locks, each to its owner. */
  withdrawFor: action<WithdrawForInput, 'withdrawFor'>('withdrawFor', {
    args: ({ lockIds }) => [lockIds],
    verify: readWithdrawals,
  }),
  /** Divides a lock; the result: `newLockId` of the part. */
  split: action<LockUnitsInput, 'split'>('split', {
    args: ({ lockId, units }) => [lockId, units],
    verify({ locker, lockId, units }, { logs }) {
      const query = { abi, eventName: 'Split', emitter: locker } as const
      const { newLockId } = proveEvent(logs, { ...query, expected: { lockId, units } })
      return { units, newLockId }
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
  /** Moves a lock to a locker that was announced a week before; the result: `successorLockId` there. */
  migrate: action<MigrateLockInput, 'migrate'>('migrate', {
    args: ({ lockId, successor }) => [lockId, successor],
    verify: readMigration,
  }),
  /** Lets somebody, or anybody, withdraw from the signer's locks to the signer. */
  setOperator: action<SetLockOperatorInput, 'setOperator'>('setOperator', {
    args: ({ operator, allowed }) => [operator, allowed],
    verify({ locker, operator, allowed }, { logs }) {
      const expected = { operator, allowed }
      proveEvent(logs, { abi, eventName: 'OperatorSet', emitter: locker, expected })
      return { operator, allowed }
    },
  }),
} as const
