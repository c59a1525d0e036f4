import { errorMessage, m } from '@slipway/messages'
import { type LockErrorName, nameLockError } from '@slipway/sdk/solana/lock/name-lock-error'

const texts: Partial<Record<LockErrorName, () => string>> = {
  Unknown: m.solana_lock_refused_gone,
  NotOwner: m.solana_lock_others_text,
  MintFreezable: m.solana_lock_mint_freezable,
  MintPermanentDelegate: m.solana_lock_mint_delegate,
  MintHooked: m.solana_lock_mint_hooked,
  MintPausable: m.solana_lock_mint_pausable,
  MintUnsupported: m.solana_lock_mint_unsupported,
  AmountAboveLock: () => errorMessage('TokenLocker_AmountAboveLock'),
  AmountAboveReleased: () => errorMessage('TokenLocker_AmountAboveReleased'),
  StillLocked: () => errorMessage('TokenLocker_AmountAboveReleased'),
  UnlockTooEarly: m.solana_lock_refused_early,
  NotEmpty: m.solana_lock_refused_not_empty,
}

/**
 * What the locker program says no to, in words; undefined for errors that are not its own. No other program of a
 * transaction that this app builds numbers its errors as the locker does.
 */
export function lockRefusalText(reason: number | string): string | undefined {
  const name = nameLockError(reason)
  return name && (texts[name]?.() ?? m.solana_refused({ reason: name }))
}
