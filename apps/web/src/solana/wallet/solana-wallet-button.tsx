import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { IconChevronDown } from '@tabler/icons-react'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from '../../shell/wallet-button.module.css'
import { useWalletStore } from './wallet-store.ts'

const SolanaWalletDialog = lazyPart(() => import('./solana-wallet-dialog.tsx'))
const SolanaAccountDialog = lazyPart(() => import('./solana-account-dialog.tsx'))

/** Connects a Solana wallet, or shows the connected account. */
export function SolanaWalletButton({ chain }: { chain: SolanaChainDefinition }) {
  const account = useWalletStore((state) => state.account)
  const [isOpen, dialog] = useDisclosure()
  const Dialog = account ? SolanaAccountDialog : SolanaWalletDialog
  return (
    <>
      {account ? (
        <button
          type="button"
          className={classes.account}
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          <span className={classes.address}>{shortenAddress(account.address)}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      ) : (
        <Button className={classes.connect} onClick={dialog.open}>
          {m.shell_wallet_connect()}
        </Button>
      )}
      {isOpen && (
        <LatePart>
          <Dialog chain={chain} onClose={dialog.close} />
        </LatePart>
      )}
    </>
  )
}
