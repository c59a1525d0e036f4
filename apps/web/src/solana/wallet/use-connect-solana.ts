import { m } from '@slipway/messages'
import { recogniseWalletFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { notify } from '@slipway/ui/notices'
import { useState } from 'react'
import type { SolanaWallet } from './wallet-standard.ts'
import { connectWallet } from './wallet-store.ts'

/** Why a wallet was not connected. */
function textOf(failure: SolanaFailure): string {
  if (failure.kind === 'rejected') return m.error_Wallet_Rejected()
  return failure.kind === 'unknown'
    ? m.error_Wallet_RequestFailed({ reason: failure.text })
    : m.solana_wallet_no_answer()
}

interface ConnectSolana {
  /** @returns whether the wallet is connected now */
  connect(wallet: SolanaWallet): Promise<boolean>
  readonly isPending: boolean
}

/** Connects a wallet; a refusal is said and leaves none connected. */
export function useConnectSolana(): ConnectSolana {
  const [isPending, setPending] = useState(false)
  const connect = async (wallet: SolanaWallet) => {
    setPending(true)
    try {
      await connectWallet(wallet)
      return true
    } catch (error) {
      const failure = recogniseWalletFailure(error)
      notify({ tone: 'warn', title: m.shell_wallet_failed(), message: textOf(failure) })
      return false
    } finally {
      setPending(false)
    }
  }
  return { connect, isPending }
}
