import type { WalletReader } from '@slipway/sdk/evm/wallet-reads'

let connected: WalletReader | undefined

/** The provider of the wallet that is connected on the page's network, for reads; undefined without one. */
export const connectedWallet = {
  get: (): WalletReader | undefined => connected,
  set(wallet: WalletReader | undefined): void {
    connected = wallet
  },
}
