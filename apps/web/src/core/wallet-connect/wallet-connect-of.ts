import type { Config, Connector } from 'wagmi'
import { isWalletConnect } from '../wallet-connect-type.ts'
import { loadProvider } from './load-provider.ts'
import { walletConnectConnector } from './wallet-connect-connector.ts'

/** The way to connect a wallet behind the relay; known to wagmi from the first call on. */
export function walletConnectOf(config: Config): Connector {
  const known = config.connectors.find(isWalletConnect)
  if (known) return known
  const { connectors } = config._internal
  const connector = connectors.setup(walletConnectConnector(() => loadProvider()))
  connectors.setState((others) => [...others, connector])
  return connector
}
