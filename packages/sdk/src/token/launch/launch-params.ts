import { type Address, type Hex, zeroAddress } from 'viem'
import type { TokenDraft } from '../token-draft-schema.ts'
import { toTokenParameters } from '../token-parameters.ts'

/** A first buy of the team; public, as the launch tells of it. */
export interface LaunchPurchase {
  readonly to: Address
  /** Base units of the quote currency. */
  readonly quoteAmount: bigint
  /** Base units of the token that must arrive at least. */
  readonly minTokens: bigint
}

/** A batch opening (S-37): for some seconds everybody commits, then all buy in one swap at one price. */
export interface LaunchOpening {
  readonly openingSeconds: bigint
  /** Most quote currency that the one swap spends. */
  readonly cap: bigint
}

/** One launch: what goes into the pool, what becomes of the liquidity, and who buys first. Amounts in base units. */
export interface LaunchTerms {
  /** Factory of the exchange, known to the platform (P-17). */
  readonly venueFactory: Address
  /** Quote currency; the zero address stands for the native one. */
  readonly quote: Address
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
  readonly maxRepairBps: bigint
  /** Unix seconds, `launchLimits.lockForever`, or `launchLimits.burnLiquidity`. */
  readonly unlockAt: bigint
  readonly lockOwner: Address
  /** Receives what is left of a created supply. */
  readonly tokenReceiver: Address
  readonly purchases: readonly LaunchPurchase[]
  /** Absent: trading opens at once. */
  readonly opening?: LaunchOpening
  /** Unix seconds after which the launch is void. */
  readonly deadline: bigint
}

/** What is launched: a token that is there, or one that is created by the same transaction. */
export type LaunchSubject =
  | { readonly kind: 'existing'; readonly token: Address }
  | { readonly kind: 'new'; readonly draft: TokenDraft; readonly seed: Hex }

/** `ILaunchPad.LaunchParams`, as the contract takes it. */
export type RawLaunchParams = ReturnType<typeof toLaunchParams>

const noCreation = {
  templateId: 0n,
  strings: [],
  addresses: [],
  numbers: [],
  bools: [],
  inviter: zeroAddress,
  nftWrapper: zeroAddress,
  seed: `0x${'00'.repeat(12)}`,
} as const

/**
 * A draft as it has to be for a creation through the launch contract, which receives the supply first. Its address is
 * that of this draft, not of the one with the final receiver.
 */
export function toLaunchedDraft<Draft extends TokenDraft>(draft: Draft, launchPad: Address): Draft {
  return { ...draft, receiver: launchPad }
}

function toCreation(subject: LaunchSubject, launchPad: Address) {
  if (subject.kind === 'existing') return noCreation
  const { draft, seed } = subject
  const nftWrapper = draft.templateId === 8 ? draft.nft : zeroAddress
  const parameters = toTokenParameters(toLaunchedDraft(draft, launchPad))
  return { ...parameters, inviter: draft.inviter, nftWrapper, seed }
}

/** The launch as the contract takes it. */
export function toLaunchParams(subject: LaunchSubject, terms: LaunchTerms, launchPad: Address) {
  const { opening = { openingSeconds: 0n, cap: 0n }, ...rest } = terms
  return {
    ...rest,
    opening,
    token: subject.kind === 'existing' ? subject.token : zeroAddress,
    creation: toCreation(subject, launchPad),
  }
}
