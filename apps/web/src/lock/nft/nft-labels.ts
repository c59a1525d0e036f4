import { formatTime, m } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import type { NftView } from './nft-act.ts'

/** Tells the forms of one lock from those of another on the same page. */
export const formId = (kind: TransactionKind, { lock }: Pick<NftView, 'lock'>) =>
  `${kind}-${lock.lockId}`

/** When a lock ends, in words. */
export const endText = (unlockAt: bigint | number) =>
  BigInt(unlockAt) === lockForever ? m.lock_nft_forever() : formatTime(unlockAt)
