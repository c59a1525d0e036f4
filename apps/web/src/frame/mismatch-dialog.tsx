import { Button, Modal } from '@mantine/core'
import { findChain, isEvmChain } from '@slipway/chains'
import { errorMessage, m } from '@slipway/messages'
import { WalletNotSwitched } from '@slipway/sdk/evm/errors'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { notify } from '@slipway/ui/notices'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { useState } from 'react'
import { useConfig, useConnection, useDisconnect } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { goToChain } from '../core/go-to-chain.ts'
import { offeredChains } from '../core/offered-chains.ts'
import { switchNetwork } from '../core/switch-network.ts'
import { useConnectWallet } from '../core/use-connect-wallet.ts'
import { isWalletConnect } from '../core/wallet-connect-type.ts'
import classes from '../core/wallet-dialog.module.css'

/** The wallet and the page are on different networks: switch, follow, or connect anew. */
export default function MismatchDialog({ onClose }: { onClose(): void }) {
  const { chainId, connector } = useConnection()
  const config = useConfig()
  const [isPending, setIsPending] = useState(false)
  const { mutateAsync: disconnect } = useDisconnect()
  const { connect } = useConnectWallet()
  const walletChain = chainId === undefined ? undefined : findChain(chainId, offeredChains)
  // A Safe lives on its network and cannot be moved.
  const isSafe = connector?.type === 'safe'
  const walletName =
    walletChain?.name ?? m.shell_wallet_unknown_network({ chainId: chainId ?? '?' })

  const reconnect = async () => {
    await disconnect().catch(() => undefined)
    // It is found by a code, which the choice of wallets shows: that stands here once nothing is connected.
    if (connector && isWalletConnect(connector)) return
    if (connector) await connect(connector)
    onClose()
  }
  const switchWallet = async () => {
    setIsPending(true)
    try {
      await switchNetwork(config)
      onClose()
    } catch (error) {
      if (wasRejected(error)) notify({ tone: 'warn', message: m.error_Wallet_Rejected() })
      else if (error instanceof WalletNotSwitched)
        notify({ tone: 'warn', message: errorMessage(error.code, error.args) })
      else await reconnect()
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title={m.shell_wallet_mismatch_title()} size={460}>
      <ReturnFocus />
      <p className={classes.text}>
        {walletChain ? m.error_Chain_Mismatch() : m.error_Chain_Unsupported()}
        <br />
        {m.shell_wallet_mismatch_text({ page: activeChain.name, wallet: walletName })}
      </p>
      <div className={classes.actions}>
        {!isSafe && (
          <Button loading={isPending} onClick={() => void switchWallet()}>
            {m.shell_wallet_switch({ network: activeChain.name })}
          </Button>
        )}
        {walletChain && isEvmChain(walletChain) && !walletChain.hidden && (
          <Button variant="default" onClick={() => goToChain(walletChain.shortname)}>
            {m.shell_wallet_follow({ network: walletChain.name })}
          </Button>
        )}
        <Button variant="default" onClick={() => void reconnect()}>
          {m.shell_wallet_reconnect()}
        </Button>
      </div>
      <p className={classes.note}>{m.shell_wallet_reconnect_text()}</p>
    </Modal>
  )
}
