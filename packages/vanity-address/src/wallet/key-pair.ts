/** A found key pair. The secret is 32 bytes: a private key of an EVM wallet, or the seed of a Solana one. */
export interface KeyPair {
  readonly secret: Uint8Array<ArrayBuffer>
  /** As its network writes it: checksummed hexadecimal, or base 58. */
  readonly address: string
}

/** What one call tried, and what fits. */
export interface KeyPortion {
  readonly tried: number
  readonly found: readonly KeyPair[]
}

/** Draws key pairs until one fits. */
export interface KeySearcher {
  search(): KeyPortion
  /** Forgets every secret. */
  clear(): void
}
