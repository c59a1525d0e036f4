/** What somebody can still do to a token; every power only ever goes away. */
export interface TokenCapabilities {
  /** There is an owner, who can hand ownership over. */
  readonly owner: boolean
  /** The owner can mint, within the token's terms. */
  readonly mint: boolean
  /** The owner can move the metadata link. */
  readonly contractUri: boolean
  /** Trading is not open yet: the owner can open it, once. */
  readonly launch: boolean
  /** The owner can change taxes and shares, within their limits. */
  readonly taxes: boolean
  /** The owner can blacklist holders. */
  readonly blacklist: boolean
  /** The owner can move or lift the wallet limit. */
  readonly walletLimit: boolean
  /** The owner can move or lift the swap limit. */
  readonly swapLimit: boolean
  /** The owner can name another marketing wallet. */
  readonly marketingWallet: boolean
  /** The owner can exempt contracts, one way. */
  readonly exemptions: boolean
  /** The owner can change the terms of dividends. */
  readonly dividendTerms: boolean
  /** The owner can lower rebates and change the bind interval. */
  readonly referralTerms: boolean
  /** The owner can change the fission addresses of a buy. */
  readonly fission: boolean
  /** The owner can move the threshold of the swap-back. */
  readonly swapThreshold: boolean
  /** Bits of powers that this release has no name for; not zero means: do not call the token unchangeable. */
  readonly unknownBits: bigint
}

/** Names of the powers. */
export type TokenCapability = Exclude<keyof TokenCapabilities, 'unknownBits'>

/** Bits of `capabilities()`, as the contracts' library `Capabilities` defines them. */
export const capabilityBits = {
  owner: 1n << 0n,
  mint: 1n << 1n,
  contractUri: 1n << 2n,
  launch: 1n << 3n,
  taxes: 1n << 4n,
  blacklist: 1n << 5n,
  walletLimit: 1n << 6n,
  swapLimit: 1n << 7n,
  marketingWallet: 1n << 8n,
  exemptions: 1n << 9n,
  dividendTerms: 1n << 10n,
  referralTerms: 1n << 11n,
  fission: 1n << 12n,
  swapThreshold: 1n << 13n,
} as const satisfies Readonly<Record<TokenCapability, bigint>>

/** Every power, in the order of its bits. */
export const tokenCapabilities = Object.keys(capabilityBits) as readonly TokenCapability[]

const knownBits = Object.values(capabilityBits).reduce((all: bigint, bit) => all | bit, 0n)

/** Names the bits of a token's `capabilities()`. */
export function decodeCapabilities(bits: bigint): TokenCapabilities {
  const named = tokenCapabilities.map((name) => [name, (bits & capabilityBits[name]) !== 0n])
  const powers = Object.fromEntries(named) as Record<TokenCapability, boolean>
  return { ...powers, unknownBits: bits & ~knownBits }
}
