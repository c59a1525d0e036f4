import { formatDuration, formatInteger, m } from '@slipway/messages'
import {
  namePresaleError,
  type SolanaPresaleErrorName,
} from '@slipway/sdk/solana/presale/name-presale-error'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'

const refusals: Partial<Record<SolanaPresaleErrorName, () => string>> = {
  Unknown: m.solpresalepage_refused_gone,
  NotCreator: m.solpresalepage_refused_creator,
  DestinationNotOwners: m.solana_refused_account,
  MintFreezable: m.solpresalemake_mint_freezable,
  MintPermanentDelegate: m.solpresalemake_mint_delegate,
  MintHooked: m.solpresalemake_mint_hooked,
  MintPausable: m.solpresalemake_mint_pausable,
  MintUnsupported: m.solpresalemake_mint_unsupported,
  SellsSol: m.solpresalemake_mint_sol,
  AmountZero: m.error_Presale_AmountZero,
  DepositTooSmall: m.solpresalemake_refused_deposit,
  StartTooEarly: m.solpresalemake_refused_start,
  EndNotAfterStart: m.solpresalepage_refused_end_order,
  EndTooEarly: m.solpresalepage_refused_end_early,
  EndTooLate: m.solpresalepage_refused_end_late,
  TiersTooLong: m.solpresalepage_refused_tiers,
  NotStarted: m.solpresalepage_refused_not_started,
  Ended: m.solpresalepage_refused_ended,
  NotOpen: m.error_Presale_NotOpen,
  BelowMin: m.solpresalepage_refused_below_min,
  BuysNothing: m.solpresalepage_refused_buys_nothing,
  AboveMax: m.solpresalepage_refused_above_max,
  HardCapReached: m.solpresalepage_refused_full,
  TierOnly: m.solpresalepage_refused_tier,
  NotWhitelisted: m.solpresalepage_refused_list,
  SoftCapNotReached: m.solpresalepage_refused_soft_cap,
  StillRunning: m.solpresalepage_refused_running,
  OwnerOnly: m.solpresalepage_refused_owner_only,
  Lapsed: m.solpresalepage_refused_lapsed,
  NotFinished: m.error_Presale_NotFinished,
  NothingToClaim: m.solpresalepage_refused_nothing_claim,
  NothingToRefund: m.error_Presale_NothingToRefund,
  ExitClosed: () =>
    m.solpresalepage_refused_exit({
      closed: formatDuration(solanaPresaleLimits.exitClosedSeconds),
    }),
  NothingToWithdraw: m.error_Presale_NothingToWithdraw,
  AlreadyBegun: m.solpresalepage_refused_begun,
  WhitelistFixed: m.solpresalepage_refused_list_fixed,
  AsksForItself: m.solana_issue_off_curve,
  DestinationNotAssociated: m.solpresalepage_refused_account,
  StillOwing: m.solpresalepage_refused_owing,
  BuyerMismatch: m.solpresalepage_refused_nothing,
  TermsMoved: m.solpresalepage_refused_moved,
  PartOfTaxed: m.solpresalepage_refused_taxed,
  FairTooCoarse: () =>
    m.error_Presale_FairTooCoarse({ min: formatInteger(solanaPresaleLimits.minFairTokenUnits) }),
  FeeNotFixed: m.solana_refused_tax,
  JustCreated: m.solana_refused_second,
  InviterNotOpen: m.solpresalepage_refused_inviter_off,
  InviterSelf: m.error_Inviter_Self,
  InviterMismatch: m.solpresalepage_refused_inviter,
}

/** What the presale program says no to, in words; undefined for errors that are not its own. */
export function presaleRefusalText(reason: number | string): string | undefined {
  const name = namePresaleError(reason)
  return name && (refusals[name]?.() ?? m.solana_refused({ reason: name }))
}
