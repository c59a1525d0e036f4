import { m } from '@slipway/messages'
import { recogniseWalletFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { notify } from '@slipway/ui/notices'
import { useState } from 'react'
import type { SolanaWallet } from './wallet-standard.ts'
import { connectWallet } from './wallet-store.ts'

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
      notify({
        tone: 'warn',
        title: m.shell_wallet_failed(),
        message:
          failure.kind === 'unknown'
            ? m.error_Wallet_RequestFailed({ reason: failure.text })
            : m.error_Wallet_Rejected(),
      })
      return false
    } finally {
      setPending(false)
    }
  }
  return { connect, isPending }
}
