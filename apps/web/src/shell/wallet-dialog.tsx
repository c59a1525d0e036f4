import { Modal } from '@mantine/core'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconWallet } from '@tabler/icons-react'
import { type Connector, useConnectors } from 'wagmi'
import { useConnectWallet } from './use-connect-wallet.ts'
import classes from './wallet-dialog.module.css'
import { WalletMissing } from './wallet-missing.tsx'

/** The wallets that announced themselves in this browser. */
export default function WalletDialog({ onClose }: { onClose(): void }) {
  const connectors = useWallets()
  const { connect, isPending } = useConnectWallet()
  const choose = async (connector: Connector) => {
    if (await connect(connector)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={m.shell_wallet_choose()} size={420}>
      <ReturnFocus />
      {connectors.length === 0 ? (
        <WalletMissing />
      ) : (
        <>
          <p className={classes.text}>{m.shell_wallet_choose_text()}</p>
          <ul className={classes.list}>
            {connectors.map((connector) => (
              <li key={connector.uid}>
                <button
                  type="button"
                  className={classes.wallet}
                  disabled={isPending}
                  onClick={() => void choose(connector)}
                >
                  {connector.icon ? (
                    <img src={connector.icon} width={32} height={32} alt="" />
                  ) : (
                    <IconWallet size={28} stroke={1.4} aria-hidden />
                  )}
                  <span>
                    {connector.id === 'injected' ? m.shell_wallet_injected() : connector.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {isPending && <p role="status">{m.shell_wallet_connecting()}</p>}
        </>
      )}
    </Modal>
  )
}

/** Announced wallets (EIP-6963); the bare `window.ethereum` only where none announced itself. */
function useWallets(): readonly Connector[] {
  const connectors = useConnectors()
  const announced = connectors.filter((connector) => connector.id !== 'injected')
  if (announced.length > 0) return announced
  return 'ethereum' in window ? connectors.filter((connector) => connector.id === 'injected') : []
}
