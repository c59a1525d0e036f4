import { m } from '@slipway/messages'
import {
  type AirdropErrorName,
  nameAirdropError,
} from '@slipway/sdk/solana/airdrop/name-airdrop-error'

const texts: Partial<Record<AirdropErrorName, () => string>> = {
  Unknown: m.solana_airdrop_refused_gone,
  NotCreator: m.solana_airdrop_refused_creator,
  MintFreezable: m.solana_airdrop_mint_freezable,
  MintPermanentDelegate: m.solana_airdrop_mint_delegate,
  MintHooked: m.solana_airdrop_mint_hooked,
  MintPausable: m.solana_airdrop_mint_pausable,
  MintUnsupported: m.solana_airdrop_mint_unsupported,
  StartTooLate: m.solana_airdrop_refused_times,
  EndTooEarly: m.solana_airdrop_refused_times,
  EndTooLate: m.solana_airdrop_refused_times,
  NotCovered: m.solana_airdrop_refused_covered,
  NotRunning: m.solana_airdrop_refused_running,
  NotInList: m.solana_airdrop_refused_list,
  NothingToClaim: m.solana_airdrop_refused_nothing,
  LedgerTooShort: m.solana_airdrop_refused_short,
  LedgerWhole: m.solana_airdrop_refused_whole,
  PoolTooSmall: m.solana_airdrop_refused_pool,
  AsksForItself: m.solana_issue_off_curve,
  DestinationNotAssociated: m.solana_airdrop_refused_account,
  StillRunning: m.solana_airdrop_refused_open,
}

/** What the airdrop program says no to, in words; undefined for errors that are not its own. */
export function airdropRefusalText(reason: number | string): string | undefined {
  const name = nameAirdropError(reason)
  return name && (texts[name]?.() ?? m.solana_refused({ reason: name }))
}
