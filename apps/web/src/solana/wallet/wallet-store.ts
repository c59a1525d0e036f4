import { getWallets } from '@wallet-standard/app'
import type { WalletAccount } from '@wallet-standard/base'
import { create } from 'zustand'
import {
  isSolanaWallet,
  type SolanaWallet,
  StandardConnect,
  StandardDisconnect,
  StandardEvents,
} from './wallet-standard.ts'

interface WalletState {
  /** Wallets that announced themselves in this browser. */
  readonly wallets: readonly SolanaWallet[]
  readonly wallet: SolanaWallet | undefined
  readonly account: WalletAccount | undefined
}

const rememberedKey = 'slipway.solana.wallet'

export const useWalletStore = create<WalletState>(() => ({
  wallets: [],
  wallet: undefined,
  account: undefined,
}))

let stopListening: (() => void) | undefined

function forget(): void {
  stopListening?.()
  stopListening = undefined
  localStorage.removeItem(rememberedKey)
  useWalletStore.setState({ wallet: undefined, account: undefined })
}

function take(wallet: SolanaWallet, account: WalletAccount | undefined): void {
  if (!account) {
    forget()
    return
  }
  localStorage.setItem(rememberedKey, wallet.name)
  useWalletStore.setState({ wallet, account })
}

/**
 * Asks a wallet for its account.
 * @param silent whether the wallet may answer only with what it gave before
 * @throws what the wallet throws when the person refuses; no wallet is connected then
 */
export async function connectWallet(wallet: SolanaWallet, silent = false): Promise<void> {
  try {
    const { accounts } = await wallet.features[StandardConnect].connect({ silent })
    stopListening?.()
    stopListening = wallet.features[StandardEvents]?.on('change', (change) => {
      if (change.accounts) take(wallet, change.accounts[0])
    })
    take(wallet, accounts[0])
  } catch (error) {
    forget()
    throw error
  }
}

export async function disconnectWallet(): Promise<void> {
  const { wallet } = useWalletStore.getState()
  forget()
  await wallet?.features[StandardDisconnect]?.disconnect()
}

/** Lists what is announced, and connects again the wallet of the last visit, if it still agrees. */
function followWallets(): void {
  const announced = getWallets()
  const list = () => {
    const wallets = announced.get().filter(isSolanaWallet)
    useWalletStore.setState({ wallets })
    const { wallet } = useWalletStore.getState()
    const remembered = wallets.find(({ name }) => name === localStorage.getItem(rememberedKey))
    if (!wallet && remembered) void connectWallet(remembered, true).catch(() => undefined)
  }
  announced.on('register', list)
  announced.on('unregister', list)
  list()
}

followWallets()
