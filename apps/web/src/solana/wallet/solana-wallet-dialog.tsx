import { Modal } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import classes from '../../core/wallet-dialog.module.css'
import { useConnectSolana } from './use-connect-solana.ts'
import { type SolanaWallet, walletChain } from './wallet-standard.ts'
import { useWalletStore } from './wallet-store.ts'

interface SolanaWalletDialogProps {
  chain: SolanaChainDefinition
  onClose: () => void
}

/** The Solana wallets that announced themselves in this browser and know the cluster. */
export default function SolanaWalletDialog({ chain, onClose }: SolanaWalletDialogProps) {
  const wallets = useWalletStore((state) => state.wallets)
  const usable = wallets.filter(({ chains }) => chains.includes(walletChain(chain)))
  const { connect, isPending } = useConnectSolana()
  const choose = async (wallet: SolanaWallet) => {
    if (await connect(wallet)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={m.shell_wallet_choose()} size={420}>
      <ReturnFocus />
      {usable.length === 0 ? (
        <div className={classes.missing}>
          <p className={classes.missingTitle}>
            {wallets.length > 0
              ? m.solana_wallet_none_for({ chain: chain.name })
              : m.solana_wallet_none()}
          </p>
          <p className={classes.text}>
            {wallets.length > 0
              ? m.solana_wallet_none_of_network({ chain: chain.name })
              : m.solana_wallet_none_text()}
          </p>
        </div>
      ) : (
        <>
          <p className={classes.text}>{m.shell_wallet_choose_text()}</p>
          <ul className={classes.list}>
            {usable.map((wallet) => (
              <li key={wallet.name}>
                <button
                  type="button"
                  className={classes.wallet}
                  disabled={isPending}
                  onClick={() => void choose(wallet)}
                >
                  <img src={wallet.icon} width={32} height={32} alt="" />
                  <span>{wallet.name}</span>
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
