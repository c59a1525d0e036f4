import { Button, type ButtonProps } from '@mantine/core'
import { m } from '@slipway/messages'
import { useWalletDialog } from './use-wallet-dialog.tsx'

interface ConnectButtonProps extends ButtonProps {
  /** Says what connecting is for; "Connect a wallet" by default. */
  label?: string
}

/** Opens the choice of wallets from within a page. */
export function ConnectButton({
  label = m.transaction_connect_wallet(),
  ...props
}: ConnectButtonProps) {
  const wallet = useWalletDialog()
  return (
    <>
      <Button {...props} onClick={wallet.open}>
        {label}
      </Button>
      {wallet.dialog}
    </>
  )
}
