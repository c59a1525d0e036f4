import { tokenLockerAbi } from '@slipway/deployments/abi'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { LockActionInput } from '../flows/lock-action.ts'

/**
 * Pays all that is released of a lock of tokens to its owner, however much that is when the transaction is mined.
 * Signed by the owner or an operator of theirs. The contract refuses with `TokenLocker_NotOwner` for anybody else, and
 * with `TokenLocker_StillLocked` or `TokenLocker_AmountAboveReleased` while nothing is released.
 */
export const buildReleasedWithdrawal = ({ locker, lockId }: LockActionInput): UnsignedTransaction =>
  buildCall({ to: locker, abi: tokenLockerAbi, functionName: 'withdrawReleased', args: [lockId] })
