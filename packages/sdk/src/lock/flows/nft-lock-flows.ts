import { nftLockerAbi as abi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { type LockActionInput, lockActions } from './lock-action.ts'
import type { LockHandoverInput, RelockInput } from './lock-inputs.ts'

/** Who receives a position's fees from now on. */
export interface SetFeeReceiverInput extends LockActionInput {
  /** The zero address stands for the owner. */
  readonly receiver: Address
}

const action = lockActions(abi, 'nft-lock')

/** What can be done with a lock of an NFT; each proven by the locker's own event. */
export const nftLockFlows = {
  relock: action<RelockInput, 'relock'>('relock', {
    args: ({ lockId, unlockAt }) => [lockId, unlockAt],
    verify({ locker, lockId, unlockAt }, { logs }) {
      const expected = { lockId, unlockAt }
      proveEvent(logs, { abi, eventName: 'Relocked', emitter: locker, expected })
      return { unlockAt }
    },
  }),
  /** Gives the NFT to the owner. */
  withdraw: action<LockActionInput, 'withdraw'>('withdraw', {
    args: ({ lockId }) => [lockId],
    verify({ locker, lockId }, { logs }) {
      const query = { abi, eventName: 'Withdrawn', emitter: locker } as const
      const { collection, nftId, owner } = proveEvent(logs, { ...query, expected: { lockId } })
      return { collection, nftId, owner }
    },
  }),
  /** Hands the lock over, its fees included. */
  transferOwnership: action<LockHandoverInput, 'transferOwnership'>('transferOwnership', {
    args: ({ lockId, newOwner }) => [lockId, newOwner],
    verify({ locker, lockId, newOwner }, { logs }) {
      const expected = { lockId, to: newOwner }
      proveEvent(logs, { abi, eventName: 'LockOwnershipTransferred', emitter: locker, expected })
      return { newOwner }
    },
  }),
  setFeeReceiver: action<SetFeeReceiverInput, 'setFeeReceiver'>('setFeeReceiver', {
    args: ({ lockId, receiver }) => [lockId, receiver],
    verify({ locker, lockId, receiver }, { logs }) {
      const expected = { lockId, receiver }
      proveEvent(logs, { abi, eventName: 'FeeReceiverSet', emitter: locker, expected })
      return { receiver }
    },
  }),
  /** Has the exchange pay what a position has earned, straight to the fee receiver. */
  collectFees: action<LockActionInput, 'collectFees'>('collectFees', {
    args: ({ lockId }) => [lockId],
    verify({ locker, lockId }, { logs }) {
      const query = { abi, eventName: 'FeesCollected', emitter: locker } as const
      const { receiver, token0, token1, amount0, amount1 } = proveEvent(logs, {
        ...query,
        expected: { lockId },
      })
      return { receiver, token0, token1, amount0, amount1 }
    },
  }),
} as const
