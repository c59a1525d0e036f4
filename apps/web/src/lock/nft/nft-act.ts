import type { NftPosition } from '@slipway/sdk/lock/evm/get-nft-position'
import type { LockContracts, NftLockRecord } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'

/** One lock as its card and its forms see it. */
export interface NftView {
  readonly contracts: LockContracts
  readonly lock: NftLockRecord
  /** What it is called: by itself, or by its collection and number. */
  readonly name: string
  /** Undefined while it is read; null for what is no position. */
  readonly position: NftPosition | null | undefined
  /** The connected wallet. */
  readonly account: Address | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** The same for parts that act. */
export interface NftAct extends NftView, FormContext {}

const isSame = (a: Address, b: Address | undefined) => a.toLowerCase() === b?.toLowerCase()

/** Whether the connected wallet owns the lock. */
export const isLockOwner = ({ lock, account }: Pick<NftView, 'lock' | 'account'>): boolean =>
  isSame(lock.owner, account)

/** Whether it may have the fees paid: to the receiver, whoever asks. */
export const canCollect = (view: Pick<NftView, 'lock' | 'account'>): boolean =>
  isLockOwner(view) || isSame(view.lock.feeReceiver, view.account)
