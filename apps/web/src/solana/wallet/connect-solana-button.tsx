import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { useSolanaWalletDialog } from './use-solana-wallet-dialog.tsx'

/** The way to a wallet from inside a page. */
export function ConnectSolanaButton({ chain }: { chain: SolanaChainDefinition }) {
  const wallet = useSolanaWalletDialog(chain)
  return (
    <>
      <Button onClick={wallet.open}>{m.transaction_connect_wallet()}</Button>
      {wallet.dialog}
    </>
  )
}
