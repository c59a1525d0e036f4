import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'

const SolanaWalletDialog = lazyPart(() => import('./solana-wallet-dialog.tsx'))

/** The way to a wallet from inside a page. */
export function ConnectSolanaButton({ chain }: { chain: SolanaChainDefinition }) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button onClick={dialog.open}>{m.transaction_connect_wallet()}</Button>
      {isOpen && (
        <LatePart>
          <SolanaWalletDialog chain={chain} onClose={dialog.close} />
        </LatePart>
      )}
    </>
  )
}
