import type { Address } from '@solana/kit'

/** One line of an airdrop's list; its place in the list is its index. */
export interface AirdropEntry {
  readonly claimant: Address
  /** Base units. */
  readonly amount: bigint
}

/** An airdrop of the airdrop program; amounts in base units, times in unix seconds. */
export interface SolanaAirdrop {
  readonly address: Address
  /** Who made it, and takes what is left when it is over. */
  readonly creator: Address
  readonly mint: Address
  /** Token account that holds what is not claimed. */
  readonly vault: Address
  readonly root: Uint8Array
  /** Names the list's file; empty where its maker named none. */
  readonly listKey: string
  readonly id: bigint
  /** What the list adds up to, as its maker says. */
  readonly total: bigint
  /** What arrived when the airdrop began: the total at least. */
  readonly deposited: bigint
  /** What left the vault for claimants. */
  readonly claimed: bigint
  readonly createdAt: number
  readonly startAt: number
  /** Absent where it never ends. */
  readonly endAt: number | undefined
  /** 0 where everything is released at the start. */
  readonly releaseSeconds: number
  readonly firstBps: number
  /** Places of the list. */
  readonly entries: number
  /** Those that were paid in full. */
  readonly settled: number
  /** What each entry was paid, as far as the account reaches; see `readPaid`. */
  readonly ledger: Uint8Array
}

/** A well-formed airdrop that is not made yet. */
export interface SolanaAirdropDraft {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Base units to take: so many that the total arrives (`calculateCoveringAmount`). */
  readonly amount: bigint
  readonly total: bigint
  readonly entries: number
  readonly root: Uint8Array
  /** At most 64 bytes. */
  readonly listKey: string
  /** Unix seconds; 0, or any moment that is past, stands for the creation. */
  readonly startAt: number
  readonly endAt: number | undefined
  readonly releaseSeconds: number
  readonly firstBps: number
}
