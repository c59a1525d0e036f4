import { m } from '@slipway/messages'
import { namePoolError, type PoolErrorName } from '@slipway/sdk/solana/staking/name-pool-error'

const refusals: Partial<Record<PoolErrorName, () => string>> = {
  Unknown: m.stakecreate_refused_gone,
  MintFreezable: m.stakecreate_mint_freezable,
  MintPermanentDelegate: m.stakecreate_mint_delegate,
  MintHooked: m.stakecreate_mint_hooked,
  MintPausable: m.stakecreate_mint_pausable,
  MintUnsupported: m.stakecreate_mint_unsupported,
  DestinationNotOwners: m.stakecreate_refused_account,
  AmountZero: m.error_StakingPool_AmountZero,
  ReceivedNothing: m.stakecreate_refused_received,
  NotOwner: m.stakecreate_refused_owner,
  StakeMismatch: m.stakecreate_refused_stake,
  TermsMoved: m.stakecreate_refused_moved,
  Closed: m.stakecreate_refused_closed,
  LimitExceeded: m.stakecreate_refused_limit,
  AmountTooLarge: m.stakecreate_refused_large,
  StillLocked: m.stakecreate_refused_locked,
  StakeTooSmall: m.stakecreate_refused_small,
  NothingToHarvest: m.error_StakingPool_NothingToHarvest,
  Ended: m.stakecreate_refused_ended,
  AlreadyStarted: m.stakecreate_refused_started,
  StartTooEarly: m.stakecreate_refused_start,
  EndTooEarly: m.stakecreate_refused_end_early,
  EndTooLate: m.stakecreate_refused_end_late,
  RateZero: m.error_StakingPool_RateZero,
  LimitOnlyRises: m.stakecreate_refused_lower,
  BudgetTooSmall: m.stakecreate_refused_budget,
  NothingToRecover: m.error_StakingPool_NothingToRecover,
  ExitAlreadyOpen: m.error_StakingPool_ExitAlreadyOpen,
  RateOutOfRange: m.stakecreate_refused_rate,
  DeadlineOutOfRange: m.stakecreate_refused_deadline,
  LockTooLong: m.stakecreate_refused_lock,
  LimitIncomplete: m.stakecreate_refused_incomplete,
  StillRunning: m.stakecreate_refused_running,
  StillOwing: m.stakecreate_refused_owing,
}

/** What the staking program says no to, in words; undefined for errors that are not its own. */
export function poolRefusalText(reason: number | string): string | undefined {
  const name = namePoolError(reason)
  return name && (refusals[name]?.() ?? m.solana_refused({ reason: name }))
}
