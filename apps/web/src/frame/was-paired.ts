import { isInSafe } from '../core/is-in-safe.ts'
import { runtimeConfig } from '../core/runtime-config.ts'
import { walletConnectType } from '../core/wallet-connect-type.ts'

/** As wagmi keeps it. */
const recentKey = 'wagmi.recentConnectorId'

/** Whether this browser was last connected with a wallet behind the relay, and may be again. */
export const wasPaired: boolean =
  runtimeConfig.walletConnect !== undefined &&
  !isInSafe &&
  globalThis.localStorage?.getItem(recentKey) === JSON.stringify(walletConnectType)
