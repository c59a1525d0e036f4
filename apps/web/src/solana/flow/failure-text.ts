import type { SolanaChainDefinition } from '@slipway/chains'
import { errorMessage, formatAmount, m } from '@slipway/messages'
import {
  type AirdropErrorName,
  nameAirdropError,
} from '@slipway/sdk/solana/airdrop/name-airdrop-error'
import { type LockErrorName, nameLockError } from '@slipway/sdk/solana/lock/name-lock-error'
import { nftFailures } from '@slipway/sdk/solana/nft/nft-failures'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { presaleRefusalText } from './presale-refusal-text.ts'
import type { SolanaKind } from './solana-kind.ts'

export interface FailureText {
  readonly title: string
  readonly text: string
}

function insufficientText(
  { neededLamports, balanceLamports }: Extract<SolanaFailure, { kind: 'insufficient' }>,
  { nativeCurrency: { decimals, symbol } }: SolanaChainDefinition,
): string {
  if (neededLamports === undefined || balanceLamports === undefined)
    return m.solana_insufficient({ symbol })
  const amount = (lamports: bigint) => formatAmount(lamports, decimals, { symbol })
  return m.transaction_problem_insufficient({
    needed: amount(neededLamports),
    balance: amount(balanceLamports),
    missing: amount(neededLamports - balanceLamports),
  })
}

const lockRefusals: Partial<Record<LockErrorName, () => string>> = {
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

/** What the locker program says no to, in words; undefined for errors that are not its own. */
function lockRefusalText(reason: number | string): string | undefined {
  const name = nameLockError(reason)
  return name && (lockRefusals[name]?.() ?? m.solana_refused({ reason: name }))
}

const airdropRefusals: Partial<Record<AirdropErrorName, () => string>> = {
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
  PartOfTaxed: m.solana_airdrop_refused_taxed,
}

/** What the airdrop program says no to, in words; undefined for errors that are not its own. */
function airdropRefusalText(reason: number | string): string | undefined {
  const name = nameAirdropError(reason)
  return name && (airdropRefusals[name]?.() ?? m.solana_refused({ reason: name }))
}

/** Refusals that have words of their own; others are told by their number. */
const refusals: ReadonlyMap<number | string, () => string> = new Map([
  [nftFailures.full, m.solana_nft_failed_full],
  [nftFailures.givenUp, m.solana_nft_failed_given_up],
  [nftFailures.notAuthority, m.solana_nft_failed_authority],
])

const refusedText = (reason: number | string) =>
  refusals.get(reason)?.() ?? m.solana_refused({ reason: String(reason) })

/** Programs of ours share numbers: which one was asked says what they mean. */
function programText(reason: number | string, kind: SolanaKind | undefined): string | undefined {
  if (kind?.startsWith('presale_')) return presaleRefusalText(reason)
  return kind?.startsWith('airdrop_') ? airdropRefusalText(reason) : lockRefusalText(reason)
}

/**
 * A failure in the visitor's language: what happened, and what can be done.
 * @param kind of the transaction that failed
 */
export function failureText(
  failure: SolanaFailure,
  chain: SolanaChainDefinition,
  kind?: SolanaKind,
): FailureText {
  switch (failure.kind) {
    case 'rejected':
      return {
        title: m.transaction_problem_rejected_title(),
        text: m.transaction_problem_rejected(),
      }
    case 'expired':
      return { title: m.solana_expired_title(), text: m.solana_expired() }
    case 'insufficient':
      return {
        title: m.transaction_problem_insufficient_title(),
        text: insufficientText(failure, chain),
      }
    case 'changed':
      return { title: m.solana_changed_title(), text: m.solana_changed() }
    case 'too-large':
      return { title: m.transaction_problem_not_done_title(), text: m.solana_too_large() }
    case 'unreachable':
      return {
        title: errorMessage('Rpc_Unavailable'),
        text: m.transaction_problem_unreachable({ chain: chain.name }),
      }
    case 'forgotten':
      return {
        title: m.solana_forgotten_title(),
        text: m.solana_forgotten({ chain: chain.name }),
      }
    case 'elsewhere':
      return { title: m.solana_elsewhere_title(), text: m.solana_elsewhere() }
    case 'not-kept':
      return { title: m.solana_not_kept_title(), text: m.solana_not_kept() }
    case 'token-changed':
      return { title: m.solana_send_token_changed_title(), text: m.solana_send_token_changed() }
    case 'refused':
      return {
        title: m.solana_refused_title(),
        text: programText(failure.reason, kind) ?? refusedText(failure.reason),
      }
    case 'unknown':
      return {
        title: m.transaction_problem_not_done_title(),
        text: m.error_Wallet_RequestFailed({ reason: failure.text }),
      }
  }
}
