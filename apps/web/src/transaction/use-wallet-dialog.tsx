import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'

const load = () => import('../core/wallet-dialog.tsx')
const WalletDialog = lazyPart(load)

/** The choice of wallets from within a page; the dialog is to be placed once, and empty while it is closed. */
export function useWalletDialog(): { open: () => void; dialog: ReactNode } {
  const { opened, open, close } = useOpenedPart<true>(load)
  return {
    open: () => void open(true),
    dialog: opened && (
      <Suspense>
        <WalletDialog onClose={close} />
      </Suspense>
    ),
  }
}
