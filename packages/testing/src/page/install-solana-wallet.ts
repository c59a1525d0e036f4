import type { SolanaTestWallet } from '../wallet/solana-test-wallet.ts'
import {
  type SolanaBridgeAnswer,
  type SolanaPageOptions,
  type SolanaRequest,
  solanaPageWallet,
} from './solana-page-wallet.ts'

/** The part of Playwright's BrowserContext that is needed, so that this package needs no browser. */
type SolanaWalletHost = {
  exposeFunction(
    name: string,
    callback: (request: SolanaRequest) => Promise<SolanaBridgeAnswer>,
  ): Promise<unknown>
  addInitScript(
    script: (options: SolanaPageOptions) => void,
    options: SolanaPageOptions,
  ): Promise<unknown>
}

const bridge = 'slipwaySolanaWallet'
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8" fill="%23b3425a"/%3E%3C/svg%3E'

/**
 * Puts a Solana wallet into every page of a browser context, from the next navigation on.
 * @param address the wallet's public key as pages write it
 */
export async function installSolanaWallet(
  host: SolanaWalletHost,
  wallet: SolanaTestWallet,
  address: string,
): Promise<void> {
  await host.exposeFunction(bridge, async ({ transaction, message }) => {
    try {
      if (message) return { signed: [...(await wallet.signMessage(new Uint8Array(message)))] }
      if (transaction)
        return { signed: [...(await wallet.signTransaction(new Uint8Array(transaction)))] }
      wallet.connect()
      return {}
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  })
  const { name, publicKey } = wallet
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:localnet']
  const options = { name, icon, address, publicKey: [...publicKey], chains, bridge }
  await host.addInitScript(solanaPageWallet, options)
}
