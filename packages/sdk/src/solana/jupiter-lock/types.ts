import type { Address } from '@solana/kit'

/** Who of an escrow's two parties may do something; both means each of them alone. */
export type EscrowParty = 'nobody' | 'creator' | 'recipient' | 'both'

/** When an escrow releases what; amounts in base units, times in unix seconds, all 64 bits wide. */
export interface EscrowTerms {
  readonly cliffAt: bigint
  /** Released at the cliff. */
  readonly cliffAmount: bigint
  /** From the cliff on, one part with each period. */
  readonly periodSeconds: bigint
  readonly periodAmount: bigint
  readonly periods: bigint
  /** What the recipient took already. */
  readonly claimed: bigint
  /** When vesting is said to begin; nothing is released by it. */
  readonly startsAt: bigint
  /** 0 unless canceled: then the tokens have left for both parties. */
  readonly canceledAt: bigint
}

/** A vesting escrow of Jupiter Lock. */
export interface JupiterEscrow extends EscrowTerms {
  readonly address: Address
  /** Who may claim what is released. */
  readonly recipient: Address
  readonly mint: Address
  /** Who paid in, and gets back what is not released when it is canceled. */
  readonly creator: Address
  /** Key that the address derives from. */
  readonly base: Address
  readonly cancelableBy: EscrowParty
  /** Who may name another recipient. */
  readonly recipientChangedBy: EscrowParty
  readonly tokenProgram: Address
}

/** An escrow and what its token account holds. */
export interface HeldEscrow {
  readonly escrow: JupiterEscrow
  /** Base units; 0 where the account was closed. */
  readonly vaultAmount: bigint
}
