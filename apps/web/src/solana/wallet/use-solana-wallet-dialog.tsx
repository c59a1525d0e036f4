import type { SolanaChainDefinition } from '@slipway/chains'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'

const load = () => import('./solana-wallet-dialog.tsx')
const SolanaWalletDialog = lazyPart(load)

/** The choice of Solana wallets; the dialog is to be placed once, and empty while it is closed. */
export function useSolanaWalletDialog(chain: SolanaChainDefinition): {
  open: () => void
  dialog: ReactNode
} {
  const { opened, open, close } = useOpenedPart<true>(load)
  return {
    open: () => void open(true),
    dialog: opened && (
      <Suspense>
        <SolanaWalletDialog chain={chain} onClose={close} />
      </Suspense>
    ),
  }
}
