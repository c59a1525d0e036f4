import type { EvmChainDefinition } from '@slipway/chains'
import {
  type Account,
  type Chain,
  type Client,
  createClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type WalletActions,
  walletActions,
} from 'viem'

/** Reads and sends for one account on one chain. */
export type DeployClient = Client<
  HttpTransport,
  Chain,
  Account,
  undefined,
  PublicActions<HttpTransport, Chain, Account> & WalletActions<Chain, Account>
>

export interface DeployClientOptions {
  readonly chain: EvmChainDefinition
  readonly account: Account
  /** The chain's first public node when left out. */
  readonly rpcUrl?: string
}

const LOCAL_POLL_MS = 30
const LIVE_POLL_MS = 2_000

/** Client of a deployment: short polling on a local chain, which mines at once. */
export function createDeployClient(options: DeployClientOptions): DeployClient {
  const { chain, account } = options
  const rpcUrl = options.rpcUrl ?? chain.rpcUrls[0]
  return createClient({
    account,
    chain: defineChain({
      id: chain.chainId,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: rpcUrl === undefined ? [] : [rpcUrl] } },
    }),
    pollingInterval: isLoopback(rpcUrl) ? LOCAL_POLL_MS : LIVE_POLL_MS,
    cacheTime: 0,
    transport: http(rpcUrl, { timeout: 20_000, retryCount: 3 }),
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** Whether a node runs on this machine. */
export function isLoopback(rpcUrl: string | undefined): boolean {
  if (rpcUrl === undefined) return false
  const { hostname } = new URL(rpcUrl)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
