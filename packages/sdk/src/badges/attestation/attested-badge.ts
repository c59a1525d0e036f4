import type { BadgeKind } from '../badge-kinds.ts'

/** What an attestation says: a badge as everybody reads it, without what only this server knows. */
export interface AttestedBadge {
  readonly kind: BadgeKind
  /** Contract that the badge is on. */
  readonly address: string
  readonly issuer: string
  readonly scope: string
  /** An https or ipfs address; null where there is none. */
  readonly report: string | null
  /** Unix seconds. */
  readonly expiresAt: number
  readonly boundTo: {
    readonly codeHash: string
    readonly owner: string
    /** Taxes of a token (`taxBits`); null for what has none. */
    readonly taxes: string | null
  }
}
