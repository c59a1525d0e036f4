import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { LatePart } from '../shell/late-part.tsx'
import { lazyPart } from '../shell/lazy-part.ts'

const WalletDialog = lazyPart(() => import('../shell/wallet-dialog.tsx'))

interface ConnectButtonProps extends ButtonProps {
  /** Says what connecting is for; "Connect a wallet" by default. */
  label?: string
}

/** Opens the choice of wallets from within a page. */
export function ConnectButton({
  label = m.transaction_connect_wallet(),
  ...props
}: ConnectButtonProps) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button {...props} onClick={dialog.open}>
        {label}
      </Button>
      {isOpen && (
        <LatePart>
          <WalletDialog onClose={dialog.close} />
        </LatePart>
      )}
    </>
  )
}
