import { m } from '@slipway/messages'
import { namePoolError, type PoolErrorName } from '@slipway/sdk/solana/staking/name-pool-error'

const refusals: Partial<Record<PoolErrorName, () => string>> = {
  Unknown: m.solstakemake_refused_gone,
  MintFreezable: m.solstakemake_mint_freezable,
  MintPermanentDelegate: m.solstakemake_mint_delegate,
  MintHooked: m.solstakemake_mint_hooked,
  MintPausable: m.solstakemake_mint_pausable,
  MintUnsupported: m.solstakemake_mint_unsupported,
  DestinationNotOwners: m.solana_refused_account,
  AmountZero: m.error_StakingPool_AmountZero,
  ReceivedNothing: m.solstakemake_refused_received,
  NotOwner: m.solstakemake_refused_owner,
  StakeMismatch: m.solstakemake_refused_stake,
  TermsMoved: m.solstakemake_refused_moved,
  Closed: m.solstakemake_refused_closed,
  LimitExceeded: m.solstakemake_refused_limit,
  AmountTooLarge: m.solstakemake_refused_large,
  StillLocked: m.solstakemake_refused_locked,
  StakeTooSmall: m.solstakemake_refused_small,
  NothingToHarvest: m.error_StakingPool_NothingToHarvest,
  Ended: m.solstakemake_refused_ended,
  AlreadyStarted: m.solstakemake_refused_started,
  StartTooEarly: m.solstakemake_refused_start,
  EndTooEarly: m.solstakemake_refused_end_early,
  EndTooLate: m.solstakemake_refused_end_late,
  RateZero: m.error_StakingPool_RateZero,
  LimitOnlyRises: m.solstakemake_refused_lower,
  BudgetTooSmall: m.solstakemake_refused_budget,
  NothingToRecover: m.error_StakingPool_NothingToRecover,
  ExitAlreadyOpen: m.error_StakingPool_ExitAlreadyOpen,
  RateOutOfRange: m.solstakemake_refused_rate,
  DeadlineOutOfRange: m.solstakemake_refused_deadline,
  LockTooLong: m.solstakemake_refused_lock,
  LimitIncomplete: m.solstakemake_refused_incomplete,
  StillRunning: m.solstakemake_refused_running,
  StillOwing: m.solstakemake_refused_owing,
  JustCreated: m.solana_refused_second,
}

/** What the staking program says no to, in words; undefined for errors that are not its own. */
export function poolRefusalText(reason: number | string): string | undefined {
  const name = namePoolError(reason)
  return name && (refusals[name]?.() ?? m.solana_refused({ reason: name }))
}
