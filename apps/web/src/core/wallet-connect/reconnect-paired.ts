import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { isWalletConnect } from '../wallet-connect-type.ts'
import { loadProvider } from './load-provider.ts'
import { walletConnectOf } from './wallet-connect-of.ts'

/** Time after which other wallets need not wait for the client any more. */
const START_MS = 5_000

const isUndecided = (config: Config) => config.state.status === 'disconnected'

/**
 * Goes on with the wallet behind the relay that an earlier page was connected with, else with any other that knows the
 * site: never with both, or the end of the one would be an account of the other. A wallet that was chosen meanwhile stays.
 */
export async function reconnectPaired(config: Config): Promise<void> {
  const hasStarted = await loadProvider(START_MS).then(
    () => true,
    () => false,
  )
  if (!isUndecided(config)) return
  if (hasStarted) await reconnect(config, { connectors: [walletConnectOf(config)] })
  const others = config.connectors.filter((connector) => !isWalletConnect(connector))
  if (isUndecided(config) && others.length > 0) await reconnect(config, { connectors: others })
}
