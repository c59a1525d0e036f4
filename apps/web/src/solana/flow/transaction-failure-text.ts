import type { SolanaChainDefinition } from '@slipway/chains'
import { errorMessage, joinSentences, m } from '@slipway/messages'
import {
  type AirdropErrorName,
  nameAirdropError,
} from '@slipway/sdk/solana/airdrop/name-airdrop-error'
import {
  type JupiterLockErrorName,
  nameJupiterLockError,
} from '@slipway/sdk/solana/jupiter-lock/name-jupiter-lock-error'
import { type LockErrorName, nameLockError } from '@slipway/sdk/solana/lock/name-lock-error'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { type FailureText, failureText } from './failure-text.ts'
import { poolRefusalText } from './pool-refusal-text.ts'
import { presaleRefusalText } from './presale-refusal-text.ts'
import type { SolanaKind } from './solana-kind.ts'

const lockRefusals: Partial<Record<LockErrorName, () => string>> = {
  Unknown: m.solana_lock_refused_gone,
  NotOwner: m.solana_lock_others_text,
  ReceivedNothing: m.solstakemake_refused_received,
  DestinationNotOwners: m.solana_refused_account,
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
  DestinationNotOwners: m.solana_refused_account,
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
  FeeNotFixed: m.solana_refused_tax,
}

/** What the airdrop program says no to, in words; undefined for errors that are not its own. */
function airdropRefusalText(reason: number | string): string | undefined {
  const name = nameAirdropError(reason)
  return name && (airdropRefusals[name]?.() ?? m.solana_refused({ reason: name }))
}

const jupiterLockRefusals: Readonly<Record<JupiterLockErrorName, () => string>> = {
  NotRecipient: m.soljuplock_refused_recipient,
  // A cancellation closes the token account, which is looked at before it.
  Closed: m.soljuplock_refused_ended,
  AlreadyCancelled: m.soljuplock_refused_ended,
  NoTransferHookProgram: m.soljuplock_hooked,
}

/** What Jupiter Lock says no to at a claim, in words; undefined for other errors. */
function jupiterLockRefusalText(reason: number | string): string | undefined {
  const name = nameJupiterLockError(reason)
  return name && jupiterLockRefusals[name]()
}

/** Metaplex's own numbers (mpl-token-metadata 3.4.0): of the update authority, of the right to mint, and of the end of changes. */
const metaplexRefusals: ReadonlyMap<number | string, () => string> = new Map([
  [7, m.solana_metaplex_refused_authority],
  [9, m.solana_metaplex_refused_mint],
  [10, m.solana_metaplex_refused_mint],
  [59, m.solana_metaplex_refused_immutable],
])

/** What Raydium's CPMM program refuses a new pool with (`error.rs` of raydium-cp-swap), and the System program an address in use. */
const raydiumRefusals: ReadonlyMap<number | string, () => string> = new Map([
  [0, m.solana_raydium_taken],
  [6000, m.solana_raydium_closed],
  [6007, m.solana_raydium_refused],
])

/** What each program says no to, by the first letters of the kinds that ask it: programs share numbers. */
const programs: readonly (readonly [string, (reason: number | string) => string | undefined])[] = [
  ['lock_', lockRefusalText],
  ['airdrop_', airdropRefusalText],
  ['presale_', presaleRefusalText],
  ['pool_', poolRefusalText],
  ['jupiter_', jupiterLockRefusalText],
  ['token_metaplex_', (reason) => metaplexRefusals.get(reason)?.()],
  ['raydium_create', (reason) => raydiumRefusals.get(reason)?.()],
]

/** The associated token account that is to be opened belongs to somebody else: the program that opens it says so by 0. */
const givenAway = 0
const givenAwayTexts: Partial<Record<SolanaKind, () => string>> = {
  airdrop_claim: m.solana_refused_given_away,
  presale_claim: m.solana_refused_given_away,
  token_mint: m.solana_mint_given_away,
}

/** `AccountFrozen` and `NoMemo` of SPL Token and of Token-2022, which every program that moves tokens asks. */
const tokenRefusals: ReadonlyMap<number | string, () => string> = new Map([
  [17, m.solana_refused_frozen_account],
  [36, m.solana_refused_memo],
])
/** Of Metaplex alone the numbers are as low. */
const tokenRefusalText = (reason: number | string, kind: SolanaKind | undefined) =>
  kind?.startsWith('token_metaplex_') ? undefined : tokenRefusals.get(reason)?.()

function programText(reason: number | string, kind: SolanaKind | undefined): string | undefined {
  const given = reason === givenAway && kind !== undefined ? givenAwayTexts[kind]?.() : undefined
  const known = given ?? tokenRefusalText(reason, kind)
  if (known !== undefined) return known
  const asked = programs.find(([start]) => kind?.startsWith(start))
  return asked?.[1](reason)
}

/** Kinds whose size the visitor's own texts decide. */
const texted: ReadonlySet<SolanaKind> = new Set([
  ...(['token_create', 'token_set_uri', 'nft_create', 'nft_item'] as const),
])

/**
 * A transaction's failure in the visitor's language, with what our programs refuse in words of its own.
 * @param kind of the transaction that failed
 */
export function transactionFailureText(
  failure: SolanaFailure,
  chain: SolanaChainDefinition,
  kind?: SolanaKind,
): FailureText {
  const usual = failureText(failure, chain)
  if (failure.kind === 'too-large' && kind !== undefined && texted.has(kind))
    return { ...usual, text: joinSentences([usual.text, m.solana_too_large_texts()]) }
  const text = failure.kind === 'refused' ? programText(failure.reason, kind) : undefined
  return text === undefined ? usual : { ...usual, text }
}
