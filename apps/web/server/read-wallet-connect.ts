import type { WalletConnectSettings } from '../src/core/runtime-config.ts'
import { isPlainHost } from './is-plain-host.ts'
import { ServerConfigurationError } from './server-configuration-error.ts'

const projectVariable = 'SLIPWAY_WALLETCONNECT_PROJECT_ID'
const relayVariable = 'SLIPWAY_WALLETCONNECT_RELAY'

/** The relay that goes with the project ids that WalletConnect's makers hand out. */
const usualRelay = 'wss://relay.walletconnect.org'

function readRelay(text: string, development: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'wss:' || (development && url?.protocol === 'ws:')
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  // What follows is added to it as it stands.
  if (isSafe && isPlain && isPlainHost(url.host)) return url.href.replace(/\/$/, '')
  throw new ServerConfigurationError(relayVariable, `"${text}" is not the address of a relay`)
}

/**
 * Reads whether wallets in other apps may be connected through a relay, and through which.
 * @param projectId what the relay knows the site by; without it nothing of WalletConnect exists
 * @param relay another relay than the usual one
 * @param development whether a relay of this machine may stand in for one
 * @throws ServerConfigurationError naming the variable and what is wrong with it
 */
export function readWalletConnect(
  projectId: string | undefined,
  relay: string | undefined,
  development: boolean,
): WalletConnectSettings | undefined {
  if (!projectId) {
    if (!relay) return undefined
    throw new ServerConfigurationError(relayVariable, `it means nothing without ${projectVariable}`)
  }
  if (!/^[0-9a-f]{32}$/.test(projectId))
    throw new ServerConfigurationError(projectVariable, `"${projectId}" is not 32 hex digits`)
  return { projectId, relayUrl: readRelay(relay || usualRelay, development) }
}
