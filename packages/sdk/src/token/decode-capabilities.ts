/** What somebody can still do to a token; every power only ever goes away. */
export interface TokenCapabilities {
  /** There is an owner, who can hand ownership over. */
  readonly owner: boolean
  /** The owner can mint, within the token's terms. */
  readonly mint: boolean
  /** The owner can move the metadata link. */
  readonly contractUri: boolean
  /** Bits of powers that this release has no name for; not zero means: do not call the token unchangeable. */
  readonly unknownBits: bigint
}

/** Bits of `capabilities()`, as the contracts' library `Capabilities` defines them. */
export const capabilityBits = { owner: 1n << 0n, mint: 1n << 1n, contractUri: 1n << 2n } as const

/** Names the bits of a token's `capabilities()`. */
export function decodeCapabilities(bits: bigint): TokenCapabilities {
  const known = capabilityBits.owner | capabilityBits.mint | capabilityBits.contractUri
  return {
    owner: (bits & capabilityBits.owner) !== 0n,
    mint: (bits & capabilityBits.mint) !== 0n,
    contractUri: (bits & capabilityBits.contractUri) !== 0n,
    unknownBits: bits & ~known,
  }
}
