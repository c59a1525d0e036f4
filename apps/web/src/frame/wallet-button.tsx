import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { asidePart } from '../core/aside-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { pairingNote } from '../core/pairing-note.ts'
import { runtimeConfig } from '../core/runtime-config.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import classes from '../core/wallet-button.module.css'

const loads = {
  choice: () => import('../core/wallet-dialog.tsx'),
  account: () => import('./account-menu.tsx'),
  mismatch: () => import('./mismatch-dialog.tsx'),
}
const dialogs = {
  choice: lazyPart(loads.choice),
  account: lazyPart(loads.account),
  mismatch: lazyPart(loads.mismatch),
}
const VipMark = asidePart(() => import('../creation-fee/vip-mark.tsx'))

/** Connect, the connected account, and the warning when the wallet is on another network. */
export function WalletButton() {
  const { address, status, chainId } = useConnection()
  useWalletReload()
  const isConnected = status === 'connected'
  const isElsewhere = isConnected && chainId !== activeChain.chainId
  const kind = isElsewhere ? 'mismatch' : isConnected ? 'account' : 'choice'
  const { opened, open, close } = useOpenedPart<true>(loads[kind])
  const Dialog = dialogs[kind]
  const isNew = status === 'disconnected'
  useEffect(() => {
    // Codes of this page show, and fail, in the dialog they were asked for in.
    if (isNew && runtimeConfig.walletConnect && pairingNote.takeLeft()) void open(true)
  }, [isNew, open])
  useEffect(() => {
    if (isConnected) pairingNote.clear()
  }, [isConnected])

  return (
    <>
      {isConnected ? (
        <button
          type="button"
          className={classes.account}
          data-elsewhere={isElsewhere || undefined}
          aria-haspopup="dialog"
          onClick={() => open(true)}
        >
          {isElsewhere ? (
            <>
              <IconAlertTriangle size={16} aria-hidden />
              {m.shell_wallet_mismatch()}
            </>
          ) : (
            <>
              <VipMark />
              <span className={classes.address}>{shortenAddress(address)}</span>
              <IconChevronDown size={14} aria-hidden />
            </>
          )}
        </button>
      ) : (
        // While a wallet is asked its dialog says so, and gives the focus back to this button.
        <Button
          className={classes.connect}
          loading={status === 'reconnecting'}
          onClick={() => open(true)}
        >
          {m.shell_wallet_connect()}
        </Button>
      )}
      {opened && (
        <Suspense>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}

export interface WalletPosition {
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
  readonly address: string | undefined
  readonly chainId: number | undefined
}

/**
 * Whether the wallet is at another account or network than it was when last connected. Connecting for the first time,
 * disconnecting and the reconnection after a reload are no moves.
 * @param before undefined where none was connected since the page was loaded
 */
export function isWalletMove(before: WalletPosition | undefined, now: WalletPosition): boolean {
  if (before?.status !== 'connected' || now.status !== 'connected') return false
  return before.address !== now.address || before.chainId !== now.chainId
}

/**
 * Reloads the page when the connected wallet moves to another account or network, also by way of none (specification
 * section 4, settled S-11): nothing on screen may belong to the old one.
 */
function useWalletReload(): void {
  const { status, address, chainId } = useConnection()
  const connected = useRef<WalletPosition | undefined>(undefined)
  useEffect(() => {
    const now = { status, address, chainId }
    if (isWalletMove(connected.current, now)) window.location.reload()
    if (status === 'connected') connected.current = now
  }, [status, address, chainId])
}
