import type { Address } from 'viem'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import type { Approval } from '../../flow/approval-steps.ts'
import type { LockActionInput } from './lock-action.ts'

/** A lock that is prolonged. */
export interface RelockInput extends LockActionInput {
  /** Unix seconds; `lockForever` for never. */
  readonly unlockAt: bigint
}

/** A lock that changes hands. */
export interface LockHandoverInput extends LockActionInput {
  readonly newOwner: Address
}

/** More for a lock; anybody may, the signer pays. */
export interface LockIncrementInput extends LockActionInput {
  /** What is locked: a token or an LP token. */
  readonly asset: Address
  /** Base units. */
  readonly amount: bigint
  /** Missing allowance for the locker, from `prepareLockIncrement`; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance for the locker (EIP-2612) in place of an approval; of token locks only. */
  readonly permit?: SignedAllowance
}
