import type { DecodedFailure } from '../../evm/decode-contract-error.ts'
import type { LockDraftField } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import { issue } from './lock-check.ts'

/** The field that a refusal of a locker is about, by its name without the locker's prefix. */
const fieldOf: Readonly<Record<string, LockDraftField>> = {
  NotLiquidityPool: 'asset',
  NftRefused: 'asset',
  Shortage: 'asset',
  Busy: 'asset',
  ReceivedNothing: 'asset',
  TransferFailed: 'asset',
  AmountZero: 'amount',
  AmountTooLarge: 'amount',
  InsufficientBalance: 'amount',
  UnlockTooEarly: 'unlockAt',
  UnlockTooLate: 'unlockAt',
  ScheduleUnusable: 'release',
  ScheduleEndsElsewhere: 'unlockAt',
  OwnerZero: 'owner',
  NotNftOwner: 'nftId',
  NotReceived: 'nftId',
  AlreadyLocked: 'nftId',
}

/** A refusal as an issue of the form; the numbers that a text can hold come along. */
export function issueOfFailure(
  { name, args }: DecodedFailure,
  more: LockDraftIssue['args'] = {},
): LockDraftIssue {
  const plain = Object.entries(args).filter((entry): entry is [string, bigint | number | string] =>
    ['bigint', 'number', 'string'].includes(typeof entry[1]),
  )
  const field = fieldOf[name.slice(name.indexOf('_') + 1)] ?? 'form'
  return issue(field, name, { ...Object.fromEntries(plain), ...more })
}
