import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { walletConnectOf } from './wallet-connect-of.ts'

/** Goes on with the wallet behind the relay that an earlier page was connected with, else with any other that knows the site. */
export async function reconnectPaired(config: Config): Promise<void> {
  walletConnectOf(config)
  await reconnect(config)
}
