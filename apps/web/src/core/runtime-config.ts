import type { PrivateRelay, RpcOverride } from '@slipway/chains'

/** Where users find help; an absent entry is not offered. Set by whoever runs the site. */
export interface SiteLinks {
  readonly docs?: string
  readonly social?: string
  readonly chat?: string
  readonly email?: string
}

/** How wallets in other apps are reached (WalletConnect). Set by whoever runs the site. */
export interface WalletConnectSettings {
  /** What the relay knows the site by; 32 hex digits. */
  readonly projectId: string
  readonly relayUrl: string
}

/** What the server that delivers the page tells the page (ADR 0063). */
export interface RuntimeConfig {
  /** True on a developer's machine and in tests: the local chain exists, overrides are stand-ins. */
  readonly development: boolean
  /** Nodes to use instead of, or before, the public ones. */
  readonly chains: readonly RpcOverride[]
  readonly links: SiteLinks
  /** True in a static bundle: no server of ours stands behind the page, and addresses of pages stand behind `#` (ADR 0289). */
  readonly isStatic?: boolean
  /** Origins of the wallet of Safes in which this site may run as one of its apps; absent where it may not. */
  readonly safeOrigins?: readonly string[]
  /** Absent where no wallet can be connected through WalletConnect: nothing of it is loaded or reachable then. */
  readonly walletConnect?: WalletConnectSettings
  /** Nodes that wallets can be set to for a launch, as whoever runs the site names them. */
  readonly relays: readonly PrivateRelay[]
}

const production: RuntimeConfig = { development: false, chains: [], links: {}, relays: [] }

/**
 * Reads the JSON data block that the server puts into the page.
 * @param source text of the block; null in a page that no server of ours delivered
 * @returns production defaults where the block or an entry is absent
 * @throws SyntaxError when the block is not JSON: a broken deployment must not look like a working one
 */
export function parseRuntimeConfig(source: string | null): RuntimeConfig {
  if (!source?.trim()) return production
  return { ...production, ...(JSON.parse(source) as Partial<RuntimeConfig>) }
}

export const runtimeConfig: RuntimeConfig = parseRuntimeConfig(
  globalThis.document?.getElementById('slipway-runtime')?.textContent ?? null,
)
