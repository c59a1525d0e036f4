import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
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

/** The wallet of the last visit; none where the browser refuses to store. */
function readRemembered(): string | null {
  try {
    return localStorage.getItem(rememberedKey)
  } catch {
    return null
  }
}

function remember(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(rememberedKey)
    else localStorage.setItem(rememberedKey, name)
  } catch {
    // The next visit then begins without one.
  }
}

/** Counts choices: an answer to an earlier one changes nothing any more. */
let turn = 0
let stopListening: (() => void) | undefined

function forget(): void {
  stopListening?.()
  stopListening = undefined
  remember(undefined)
  useWalletStore.setState({ wallet: undefined, account: undefined })
}

function take(wallet: SolanaWallet, account: WalletAccount | undefined): void {
  if (!account) {
    forget()
    return
  }
  remember(wallet.name)
  useWalletStore.setState({ wallet, account })
}

/**
 * Asks a wallet for its account.
 * @param silent whether the wallet may answer only with what it gave before
 * @throws what the wallet throws when the person refuses, and where it gives no account; no wallet is connected then
 */
export async function connectWallet(wallet: SolanaWallet, silent = false): Promise<void> {
  turn += 1
  const own = turn
  try {
    const { accounts } = await wallet.features[StandardConnect].connect({ silent })
    if (own !== turn) return
    if (!accounts[0]) throw new SolanaFlowError({ kind: 'no-answer' })
    stopListening?.()
    stopListening = wallet.features[StandardEvents]?.on('change', (change) => {
      if (change.accounts) take(wallet, change.accounts[0])
    })
    take(wallet, accounts[0])
  } catch (error) {
    if (own === turn) forget()
    throw error
  }
}

export async function disconnectWallet(): Promise<void> {
  const { wallet } = useWalletStore.getState()
  turn += 1
  forget()
  try {
    await wallet?.features[StandardDisconnect]?.disconnect()
  } catch {
    // This page has parted with it all the same.
  }
}

/** Lists what is announced, and connects again the wallet of the last visit, if it still agrees. */
function followWallets(): void {
  const announced = getWallets()
  const list = () => {
    const wallets = announced.get().filter(isSolanaWallet)
    useWalletStore.setState({ wallets })
    const last = readRemembered()
    const remembered = wallets.find(({ name }) => name === last)
    // Once, and never after the person chose.
    if (turn === 0 && remembered) void connectWallet(remembered, true).catch(() => undefined)
  }
  announced.on('register', list)
  announced.on('unregister', list)
  list()
}

followWallets()
