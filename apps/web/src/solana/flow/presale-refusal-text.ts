import { m } from '@slipway/messages'
import {
  namePresaleError,
  type SolanaPresaleErrorName,
} from '@slipway/sdk/solana/presale/name-presale-error'

const refusals: Partial<Record<SolanaPresaleErrorName, () => string>> = {
  Unknown: m.saledetail_refused_gone,
  NotCreator: m.saledetail_refused_creator,
  MintFreezable: m.salecreate_mint_freezable,
  MintPermanentDelegate: m.salecreate_mint_delegate,
  MintHooked: m.salecreate_mint_hooked,
  MintPausable: m.salecreate_mint_pausable,
  MintUnsupported: m.salecreate_mint_unsupported,
  SellsSol: m.salecreate_mint_sol,
  AmountZero: m.error_Presale_AmountZero,
  DepositTooSmall: m.salecreate_refused_deposit,
  StartTooEarly: m.salecreate_refused_start,
  EndNotAfterStart: m.saledetail_refused_end_order,
  EndTooEarly: m.saledetail_refused_end_early,
  EndTooLate: m.saledetail_refused_end_late,
  TiersTooLong: m.saledetail_refused_tiers,
  NotStarted: m.saledetail_refused_not_started,
  Ended: m.saledetail_refused_ended,
  NotOpen: m.error_Presale_NotOpen,
  BelowMin: m.saledetail_refused_below_min,
  BuysNothing: m.saledetail_refused_buys_nothing,
  AboveMax: m.saledetail_refused_above_max,
  HardCapReached: m.saledetail_refused_full,
  TierOnly: m.saledetail_refused_tier,
  NotWhitelisted: m.saledetail_refused_list,
  SoftCapNotReached: m.saledetail_refused_soft_cap,
  StillRunning: m.saledetail_refused_running,
  OwnerOnly: m.saledetail_refused_owner_only,
  Lapsed: m.saledetail_refused_lapsed,
  NotFinished: m.error_Presale_NotFinished,
  NothingToClaim: m.saledetail_refused_nothing_claim,
  NothingToRefund: m.error_Presale_NothingToRefund,
  ExitClosed: m.saledetail_refused_exit,
  NothingToWithdraw: m.error_Presale_NothingToWithdraw,
  AlreadyBegun: m.saledetail_refused_begun,
  WhitelistFixed: m.saledetail_refused_list_fixed,
  AsksForItself: m.solana_issue_off_curve,
  DestinationNotAssociated: m.saledetail_refused_account,
  StillOwing: m.saledetail_refused_owing,
  BuyerMismatch: m.saledetail_refused_nothing,
  TermsMoved: m.saledetail_refused_moved,
  PartOfTaxed: m.saledetail_refused_taxed,
}

/** What the presale program says no to, in words; undefined for errors that are not its own. */
export function presaleRefusalText(reason: number | string): string | undefined {
  const name = namePresaleError(reason)
  return name && (refusals[name]?.() ?? m.solana_refused({ reason: name }))
}
