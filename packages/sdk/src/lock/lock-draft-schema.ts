import type { Address } from 'viem'
import * as z from 'zod/mini'
import { flag, optionalText, text } from '../shared/input-fields.ts'
import type { ReleaseSchedule } from './types.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })

/**
 * A lock as a form or a request holds it: every number is a text in whole units. What a kind has no use for is ignored:
 * an NFT has no amount, no parts and no options, a lock for ever no unlock time.
 */
export const lockDraftSchema = z.object({
  /** What the asset turned out to be, from `recogniseLockable`. */
  kind: choice(['token', 'pair', 'nft']),
  /** Address of the token, the liquidity token or the collection. */
  asset: text(),
  nftId: optionalText(),
  amount: optionalText(),
  /** Who may withdraw. */
  owner: text(),
  isForever: flag(false),
  /** Unix seconds; may be empty where parts of one size say when the last of them comes. */
  unlockAt: optionalText(),
  /** All at once; evenly by the second; or in parts of one size. */
  release: z._default(choice(['once', 'linear', 'stepped']), 'once'),
  /** Unix seconds of the first part; empty: as soon as can be. */
  cliffAt: optionalText(),
  firstPercent: optionalText('0'),
  /** Whole number of `cycleUnit`. */
  cycleLength: optionalText(),
  cycleUnit: z._default(choice(['minutes', 'hours', 'days', 'weeks']), 'days'),
  cyclePercent: optionalText(),
  isRebasing: flag(false),
  isMigratable: flag(false),
})

/** What a form or a request may leave out. */
export type LockDraftInput = z.input<typeof lockDraftSchema>

/** The same with its presets filled in. */
export type LockDraftTexts = z.output<typeof lockDraftSchema>

/** Fields that an issue can belong to. */
export type LockDraftField = keyof LockDraftTexts

/** What every draft says; times in unix seconds, amounts in base units. */
interface LockDraftBase {
  readonly asset: Address
  readonly owner: Address
  /** `lockForever` for never. */
  readonly unlockAt: bigint
}

/** A lock in the token locker. */
export interface TokenLockDraft extends LockDraftBase {
  readonly locker: 'token'
  readonly amount: bigint
  /** Absent: all of it comes at `unlockAt`. */
  readonly schedule?: ReleaseSchedule
  readonly isRebasing: boolean
  readonly isMigratable: boolean
}

/** A lock in the locker of V2 liquidity. */
export interface LiquidityLockDraft extends LockDraftBase {
  readonly locker: 'liquidity'
  readonly amount: bigint
}

/** A lock of an NFT. */
export interface NftLockDraft extends LockDraftBase {
  readonly locker: 'nft'
  readonly nftId: bigint
}

/** A well-formed lock of one owner. */
export type LockDraft = TokenLockDraft | LiquidityLockDraft | NftLockDraft

/** One lock of a list. */
export interface LockEntry {
  readonly owner: Address
  readonly amount: bigint
  readonly unlockAt: bigint
  readonly schedule?: ReleaseSchedule
}

/** Locks of one token for many owners; lists always go to the token locker. */
export interface LockListDraft {
  readonly locker: 'list'
  readonly asset: Address
  readonly entries: readonly LockEntry[]
  readonly isRebasing: boolean
  readonly isMigratable: boolean
}

/** A draft of what an allowance can move: anything but an NFT. */
export type FungibleLockDraft = TokenLockDraft | LiquidityLockDraft | LockListDraft
