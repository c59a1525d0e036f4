import { Button, Modal } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { AppLink } from '../../core/app-link.tsx'
import classes from '../../core/wallet-dialog.module.css'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { useSolBalance } from './use-sol-balance.ts'
import { disconnectWallet, useWalletStore } from './wallet-store.ts'

interface SolanaAccountDialogProps {
  chain: SolanaChainDefinition
  onClose: () => void
}

/** The connected account: its address, what it holds, and the way out. */
export default function SolanaAccountDialog({ chain, onClose }: SolanaAccountDialogProps) {
  const { wallet, account } = useWalletStore()
  const balance = useSolBalance(chain, account?.address)
  const { decimals, symbol } = chain.nativeCurrency
  if (!wallet || !account) return null
  return (
    <Modal opened onClose={onClose} title={m.shell_wallet_account()} size={420}>
      <ReturnFocus />
      <AddressText
        address={account.address}
        name={wallet.name}
        explorer={clusterExplorer(chain, 'address', account.address)}
      />
      <dl className={classes.balance}>
        <dt>{m.shell_wallet_balance()}</dt>
        <dd>
          {balance.data === undefined ? '—' : formatAmount(balance.data, decimals, { symbol })}
        </dd>
      </dl>
      <div className={classes.actions}>
        <Button
          variant="default"
          component={AppLink}
          to="/solana/token/list"
          search={{ network: chain.shortname }}
          onClick={onClose}
        >
          {m.shell_wallet_my_tokens()}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            void disconnectWallet()
            onClose()
          }}
        >
          {m.shell_wallet_disconnect()}
        </Button>
      </div>
    </Modal>
  )
}
