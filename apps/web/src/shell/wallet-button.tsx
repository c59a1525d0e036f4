import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from './active-chain.ts'
import { lazyPart } from './lazy-part.ts'
import { useWalletReload } from './use-wallet-reload.ts'
import classes from './wallet-button.module.css'

const WalletDialog = lazyPart(() => import('./wallet-dialog.tsx'))
const AccountMenu = lazyPart(() => import('./account-menu.tsx'))
const VipMark = lazyPart(() => import('../membership/vip-mark.tsx'))
const MismatchDialog = lazyPart(() => import('./mismatch-dialog.tsx'))

/** Connect, the connected account, and the warning when the wallet is on another network. */
export function WalletButton() {
  const { address, status, chainId } = useConnection()
  const [isOpen, dialog] = useDisclosure()
  useWalletReload()
  const isConnected = status === 'connected'
  const isBusy = status === 'connecting' || status === 'reconnecting'
  const isElsewhere = isConnected && chainId !== activeChain.chainId
  const Dialog = isElsewhere ? MismatchDialog : isConnected ? AccountMenu : WalletDialog

  return (
    <>
      {isConnected ? (
        <button
          type="button"
          className={classes.account}
          data-elsewhere={isElsewhere || undefined}
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          {isElsewhere ? (
            <>
              <IconAlertTriangle size={16} aria-hidden />
              {m.shell_wallet_mismatch()}
            </>
          ) : (
            <>
              <Suspense>
                <VipMark />
              </Suspense>
              <span className={classes.address}>{shortenAddress(address)}</span>
              <IconChevronDown size={14} aria-hidden />
            </>
          )}
        </button>
      ) : (
        <Button className={classes.connect} loading={isBusy} onClick={dialog.open}>
          {m.shell_wallet_connect()}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <Dialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
