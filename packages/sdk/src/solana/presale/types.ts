import type { Address } from '@solana/kit'

/** By the program's numbers. */
export const solanaPresaleKinds = { normal: 1, fair: 2 } as const
export const solanaWhitelistModes = { none: 0, tiers: 1, listedOnly: 2 } as const
export const solanaPresaleStatuses = { open: 0, finished: 1, canceled: 2 } as const
export const solanaPresaleFlags = { burns: 1, termsChanged: 2 } as const

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
  readonly root: Uint8Array
  /** At most 64 bytes. */
  readonly infoKey: string
}
