import { isInSafe } from '../shell/is-in-safe.ts'
import { runtimeConfig } from '../shell/runtime-config.ts'
import { walletConnectType } from '../shell/wallet-connect-type.ts'

/** As wagmi keeps it. */
const recentKey = 'wagmi.recentConnectorId'

/** Whether this browser was last connected with a wallet behind the relay, and may be again. */
export const wasPaired: boolean =
  runtimeConfig.walletConnect !== undefined &&
  !isInSafe &&
  globalThis.localStorage?.getItem(recentKey) === JSON.stringify(walletConnectType)
