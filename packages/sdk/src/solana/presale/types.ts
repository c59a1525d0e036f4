import type { Address } from '@solana/kit'

/** By the program's numbers. */
export const solanaPresaleKinds = { normal: 1, fair: 2 } as const
export const solanaWhitelistModes = { none: 0, tiers: 1, listedOnly: 2 } as const
export const solanaPresaleStatuses = { open: 0, finished: 1, canceled: 2 } as const
/** Why a presale is canceled; numbers of the EVM networks, of which 4 is about their pools. */
export const solanaCancelReasons = {
  none: 0,
  owner: 1,
  softCapMissed: 2,
  lapsed: 3,
  removed: 5,
} as const
export type SolanaCancelReason = keyof typeof solanaCancelReasons
export const solanaPresaleFlags = { burns: 1, termsChanged: 2 } as const

/** A presale of the presale program; lamports, base units of the token, unix seconds and basis points. */
export interface SolanaPresale {
  readonly address: Address
  /** Who sells. */
  readonly creator: Address
  readonly mint: Address
  /** Token account that holds what is sold. */
  readonly vault: Address
  /** Where the tree of listed wallets leads to; zeros without one. */
  readonly root: Uint8Array
  /** Names the presale's file; empty where its creator named none. */
  readonly infoKey: string
  readonly id: bigint
  readonly kind: 'normal' | 'fair'
  /** Tokens for the hard cap: the price. */
  readonly tokens: bigint
  /** Tokens that arrived when the presale was made: `tokens` at least. */
  readonly deposited: bigint
  readonly softCap: bigint
  readonly hardCap: bigint
  readonly minContribution: bigint
  /** Of one wallet, in all. */
  readonly maxContribution: bigint
  readonly createdAt: number
  readonly startAt: number
  readonly endAt: number
  readonly whitelistMode: keyof typeof solanaWhitelistModes
  readonly t1Seconds: number
  readonly t2Seconds: number
  /** 0 where everything is released at once. */
  readonly cycleSeconds: number
  readonly firstBps: number
  readonly cycleBps: number
  /** As the account says it: clock and books may know more, see `solanaPresaleStatus`. */
  readonly status: keyof typeof solanaPresaleStatuses
  readonly reason: SolanaCancelReason
  readonly burnsUnsold: boolean
  /** Times were moved while somebody had contributed: leaving is free. */
  readonly termsChanged: boolean
  /** Contributed, less what left. */
  readonly total: bigint
  /** Paid by those who left. */
  readonly exitFees: bigint
  /** The creator's, once the presale is finished. */
  readonly proceeds: bigint
  /** Of these, what was paid. */
  readonly withdrawn: bigint
  /** What was not accepted, and was given back. */
  readonly returned: bigint
  /** Tokens that are the buyers', once the presale is finished. */
  readonly sold: bigint
  /** Of these, what was paid. */
  readonly claimed: bigint
  /** Tokens that are the creator's, once the presale is finished. */
  readonly unsold: bigint
  /** Absent before the presale is finished. */
  readonly vestingStart: number | undefined
  /** What a contribution earns its inviter and those above, the nearest first; empty where nobody is rewarded. */
  readonly inviterBps: readonly number[]
  /** What inviters earn by `total`, before anything of it is not accepted. */
  readonly earned: bigint
  /** The inviters', once the presale is finished. */
  readonly rewards: bigint
  /** Of these, what was paid. */
  readonly rewarded: bigint
  /** Wallets that have contributed and not left. */
  readonly buyers: number
  /** Accounts of wallets that are not ended. */
  readonly accounts: number
}

/** What a wallet has in a presale; lamports and base units of the token. */
export interface SolanaPresaleBuyer {
  readonly address: Address
  readonly presale: Address
  readonly wallet: Address
  /** Who invited the wallet; it stays who was named first. */
  readonly inviter: Address | undefined
  /** Nothing after leaving. */
  readonly contributed: bigint
  /** What leaving cost; back should the presale fail. */
  readonly exitFee: bigint
  /** Tokens that were paid. */
  readonly claimed: bigint
  /** What was not accepted, and was given back. */
  readonly returned: bigint
  /** What inviting earns, before anything of the raise is not accepted. */
  readonly earned: bigint
  /** Wallets that it invited itself, those that left among them. */
  readonly invitees: number
  /** Whether what inviting earned was paid. */
  readonly isRewarded: boolean
}

/** One wallet of a presale's list. */
export interface SolanaPresaleEntry {
  readonly wallet: Address
  /** Its tier. */
  readonly level: 1 | 2
}

/** A well-formed presale that is not made yet; lamports, base units of the token, unix seconds and basis points. */
export interface SolanaPresaleDraft {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Base units to take: so many that `tokens` arrive (`calculateCoveringAmount`). */
  readonly amount: bigint
  /** Tokens for the hard cap: the price. */
  readonly tokens: bigint
  readonly softCap: bigint
  readonly hardCap: bigint
  readonly minContribution: bigint
  /** Of one wallet, in all. */
  readonly maxContribution: bigint
  readonly startAt: number
  readonly endAt: number
  readonly t1Seconds: number
  readonly t2Seconds: number
  /** 0 where everything is released at once. */
  readonly cycleSeconds: number
  readonly firstBps: number
  readonly cycleBps: number
  readonly kind: 1 | 2
  readonly whitelistMode: 0 | 1 | 2
  /** Whether what is not sold is burned. */
  readonly burnsUnsold: boolean
  /** What a contribution earns its inviter and those above, the nearest first; empty where nobody is rewarded. */
  readonly inviterBps: readonly number[]
  readonly root: Uint8Array
  /** At most 64 bytes. */
  readonly infoKey: string
}
