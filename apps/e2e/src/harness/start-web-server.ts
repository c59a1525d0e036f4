import { readRunContext } from './run-context.ts'
import { type Server, startServer } from './start-server.ts'

export type WebCircumstances = {
  /** Other RPC addresses, by short name of the chain. */
  readonly nodes?: Readonly<Record<string, string>>
  readonly apiUrl?: string
  /** Whose frames may show it: wallets of Safes. */
  readonly safeOrigin?: string
  /** Where wallets in other apps are reached, and what the relay knows the site by. */
  readonly walletConnect?: { readonly relayUrl: string; readonly projectId: string }
}

/** Serves the same built web app a second time under other circumstances: nodes that fail, an API that answers otherwise. */
export function startWebServer(circumstances: WebCircumstances): Promise<Server> {
  const { nodes = {}, apiUrl, safeOrigin, walletConnect } = circumstances
  const context = readRunContext()
  const chains = context.chains.map(({ chainId, shortname, rpcUrl }) => ({
    chainId,
    rpcUrl: nodes[shortname] ?? rpcUrl,
  }))
  const environment = {
    API_URL: apiUrl ?? context.apiUrl,
    SLIPWAY_PUBLIC_CHAINS: JSON.stringify(chains),
    ...(safeOrigin && { SLIPWAY_SAFE_ORIGINS: safeOrigin }),
    ...(walletConnect && {
      SLIPWAY_WALLETCONNECT_PROJECT_ID: walletConnect.projectId,
      SLIPWAY_WALLETCONNECT_RELAY: walletConnect.relayUrl,
    }),
  }
  return startServer('apps/web/server/main.ts', environment, '/')
}
