import type { WalletReader } from '@slipway/sdk/evm/wallet-reads'
import type { Config } from 'wagmi'
import { type GetConnectionReturnType, watchConnection } from 'wagmi/actions'
import { connectedWallet } from '../core/connected-wallet.ts'
import { isWalletConnect } from '../core/wallet-connect-type.ts'

/**
 * Reads of the page go through the wallet while it is connected on the page's network (specification, section 7).
 * A wallet that parts or moves is let go at once; whether a new one serves the network is asked of it with each read.
 */
export function followWallet(config: Config, chainId: number): () => void {
  let newest: GetConnectionReturnType | undefined
  const onChange = async (connection: GetConnectionReturnType): Promise<void> => {
    newest = connection
    connectedWallet.set(undefined)
    if (connection.status !== 'connected' || connection.chainId !== chainId) return
    // A wallet behind a relay signs and nothing else.
    if (isWalletConnect(connection.connector)) return
    // A wallet that does not hand out its provider is not read through.
    const provider = await connection.connector.getProvider().catch(() => undefined)
    if (newest === connection) connectedWallet.set(provider as WalletReader | undefined)
  }
  return watchConnection(config, { onChange: (connection) => void onChange(connection) })
}
