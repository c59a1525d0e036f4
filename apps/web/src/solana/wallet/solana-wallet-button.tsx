import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'
import classes from '../../core/wallet-button.module.css'
import { useSolanaWalletDialog } from './use-solana-wallet-dialog.tsx'
import { useWalletStore } from './wallet-store.ts'

const load = () => import('./solana-account-dialog.tsx')
const SolanaAccountDialog = lazyPart(load)

/** Connects a Solana wallet, or shows the connected account. */
export function SolanaWalletButton({ chain }: { chain: SolanaChainDefinition }) {
  const account = useWalletStore((state) => state.account)
  const wallet = useSolanaWalletDialog(chain)
  const { opened, open, close } = useOpenedPart<true>(load)
  return (
    <>
      {account ? (
        <button
          type="button"
          className={classes.account}
          aria-haspopup="dialog"
          onClick={() => open(true)}
        >
          <span className={classes.address}>{shortenAddress(account.address)}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      ) : (
        <Button className={classes.connect} onClick={wallet.open}>
          {m.shell_wallet_connect()}
        </Button>
      )}
      {wallet.dialog}
      {opened && (
        <Suspense>
          <SolanaAccountDialog chain={chain} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
