import {
  chainsFor,
  type PrivateRelay,
  PrivateRelayError,
  type RpcOverride,
  readPrivateRelays,
  UnknownChainError,
} from '@slipway/chains'
import type { RuntimeConfig, SiteLinks } from '../src/core/runtime-config.ts'
import { isPlainHost } from './is-plain-host.ts'
import { readSafeOrigins } from './read-safe-origins.ts'
import { readWalletConnect } from './read-wallet-connect.ts'
import { ServerConfigurationError } from './server-configuration-error.ts'

/** What the server needs to know; read once from the environment. */
export interface ServerConfiguration {
  readonly host: string
  readonly port: number
  /** Base address of the API, without a trailing slash. */
  readonly apiUrl: string
  /** Where visitors find this site, without a trailing slash; undefined: where they ask for it. */
  readonly siteUrl: string | undefined
  /** Goes into every page. */
  readonly runtime: RuntimeConfig
}

/** Not the services' own `SLIPWAY_CHAINS`: their nodes' addresses may hold a key, and a page keeps no secret. */
const PUBLIC_CHAINS = 'SLIPWAY_PUBLIC_CHAINS'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment.
 *
 * | Variable | Means | Default |
 * |---|---|---|
 * | `HOST`, `PORT` | where to listen; loopback unless said otherwise | `127.0.0.1`, `3000` |
 * | `API_URL` | where `/api` and `/ipfs` lead | `http://127.0.0.1:4000` |
 * | `SLIPWAY_SITE_URL` | where visitors find this site: heads of pages name it | the address they ask |
 * | `SLIPWAY_DEVELOPMENT` | `1` adds the local chain and makes given nodes stand-ins | off |
 * | `SLIPWAY_PUBLIC_CHAINS` | JSON `[{ chainId, rpcUrl, wsUrl? }]`: own nodes that browsers ask; they stand in every page | `[]` |
 * | `SLIPWAY_SAFE_ORIGINS` | origins, separated by commas, of the wallet of Safes that may frame the site as its app | none: no site may |
 * | `SLIPWAY_WALLETCONNECT_PROJECT_ID` | 32 hex digits: wallets in other apps may be connected through WalletConnect | none: nothing of it is there |
 * | `SLIPWAY_WALLETCONNECT_RELAY` | the relay through which pages and such wallets find each other | `wss://relay.walletconnect.org` |
 * | `SLIPWAY_PRIVATE_RELAYS` | JSON `[{ chainId, name, url }]`: nodes that show nobody a transaction before it is mined; they stand in every page | `[]` |
 * | `SLIPWAY_LINKS` | JSON `{ docs?, social?, chat?, email? }`: help links | `{}` |
 *
 * @throws ServerConfigurationError naming the variable and what is wrong with it
 */
export function readServerConfiguration(env: Environment): ServerConfiguration {
  const development = env.SLIPWAY_DEVELOPMENT === '1'
  const chains = readChains(env.SLIPWAY_PUBLIC_CHAINS, development)
  const safeOrigins = readSafeOrigins(env.SLIPWAY_SAFE_ORIGINS, development)
  const walletConnect = readWalletConnect(
    env.SLIPWAY_WALLETCONNECT_PROJECT_ID,
    env.SLIPWAY_WALLETCONNECT_RELAY,
    development,
  )
  return {
    host: env.HOST ?? '127.0.0.1',
    port: readPort(env.PORT ?? '3000'),
    apiUrl: readUrl('API_URL', env.API_URL ?? 'http://127.0.0.1:4000').replace(/\/+$/, ''),
    siteUrl:
      env.SLIPWAY_SITE_URL && readUrl('SLIPWAY_SITE_URL', env.SLIPWAY_SITE_URL).replace(/\/+$/, ''),
    runtime: {
      development,
      chains,
      links: readLinks(env.SLIPWAY_LINKS),
      ...(safeOrigins.length > 0 && { safeOrigins }),
      ...(walletConnect && { walletConnect }),
      relays: readRelays(env.SLIPWAY_PRIVATE_RELAYS, development),
    },
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new ServerConfigurationError('PORT', `"${text}" is not a port number`)
}

function readUrl(name: string, text: string): string {
  if (URL.canParse(text)) return text
  throw new ServerConfigurationError(name, `"${text}" is not an address`)
}

function readJson(name: string, text: string | undefined, fallback: string): unknown {
  try {
    return JSON.parse(text || fallback)
  } catch (cause) {
    throw new ServerConfigurationError(name, 'it is not valid JSON', { cause })
  }
}

function readChains(text: string | undefined, development: boolean): RpcOverride[] {
  const value = readJson(PUBLIC_CHAINS, text, '[]')
  if (!Array.isArray(value)) throw new ServerConfigurationError(PUBLIC_CHAINS, 'it is not a list')
  const overrides = value.map(readOverride)
  try {
    chainsFor({ development, overrides })
  } catch (cause) {
    if (!(cause instanceof UnknownChainError)) throw cause
    throw new ServerConfigurationError(PUBLIC_CHAINS, cause.message, { cause })
  }
  return overrides
}

function readRelays(text: string | undefined, development: boolean): readonly PrivateRelay[] {
  try {
    return readPrivateRelays(text, { development })
  } catch (cause) {
    if (!(cause instanceof PrivateRelayError)) throw cause
    throw new ServerConfigurationError('SLIPWAY_PRIVATE_RELAYS', cause.message, { cause })
  }
}

function readOverride(entry: unknown): RpcOverride {
  const { chainId, rpcUrl, wsUrl } = (entry ?? {}) as Record<string, unknown>
  if (typeof chainId !== 'number' || typeof rpcUrl !== 'string') {
    throw new ServerConfigurationError(PUBLIC_CHAINS, 'an entry lacks chainId or rpcUrl')
  }
  const override = { chainId, rpcUrl: readNodeUrl(rpcUrl) }
  return typeof wsUrl === 'string' ? { ...override, wsUrl: readNodeUrl(wsUrl) } : override
}

function readNodeUrl(text: string): string {
  const { username, password, host, search } = new URL(readUrl(PUBLIC_CHAINS, text))
  if (!isPlainHost(host))
    throw new ServerConfigurationError(PUBLIC_CHAINS, `"${host}" is not the host of a node`)
  if (!username && !password && !search) return text
  throw new ServerConfigurationError(
    PUBLIC_CHAINS,
    search
      ? 'an address holds a query, where keys stand that every visitor would read'
      : 'an address holds a user or a password, which every visitor would read',
  )
}

function readLinks(text: string | undefined): SiteLinks {
  const value = readJson('SLIPWAY_LINKS', text, '{}') as Record<string, unknown>
  const entries = (['docs', 'social', 'chat', 'email'] as const).flatMap((kind) => {
    const link = value[kind]
    if (link === undefined) return []
    const isValid =
      typeof link === 'string' &&
      (kind === 'email' ? link.includes('@') : /^(https?:|\/)/.test(link))
    if (!isValid) throw new ServerConfigurationError('SLIPWAY_LINKS', `"${kind}" is not a link`)
    return [[kind, link] as const]
  })
  return Object.fromEntries(entries)
}
