import type { Address } from 'viem'

/** Whitelist tier: 1 may buy first, 2 after it. */
export type WhitelistLevel = 1 | 2

/** A wallet on a whitelist. */
export interface WhitelistEntry {
  readonly address: Address
  readonly level: WhitelistLevel
}
