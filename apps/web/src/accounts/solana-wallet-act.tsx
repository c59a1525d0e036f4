import { Button } from '@mantine/core'
import { getLocale, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { IconWallet } from '@tabler/icons-react'
import { bytesToHex } from 'viem'
import { accountApi } from '../core/account-api.ts'
import { defaultCluster } from '../solana/network/find-cluster.ts'
import { canSignText, signText } from '../solana/wallet/sign-text.ts'
import { useSolanaWalletDialog } from '../solana/wallet/use-solana-wallet-dialog.tsx'
import { useWalletStore } from '../solana/wallet/wallet-store.ts'
import classes from './solana-wallet-act.module.css'
import type { SignedText } from './use-sign-text.ts'

interface SolanaWalletActProps {
  /** What the connected wallet is asked for. */
  label: string
  /** Wallets for which there is nothing to do. */
  except?: readonly string[]
  isWide?: boolean
  isBusy: boolean
  /** @param sign has the wallet sign a text that proves it here */
  onPress: (sign: () => Promise<SignedText>) => void
}

/** The way to an account by a wallet of Solana: connects one, which the header of other networks cannot, and asks it. */
export default function SolanaWalletAct(props: SolanaWalletActProps) {
  const { label, except = [], isWide = false, isBusy, onPress } = props
  const chain = defaultCluster()
  const { wallet, account } = useWalletStore()
  const { open, dialog } = useSolanaWalletDialog(chain)
  if (!wallet || !account) {
    return (
      <>
        <Button variant="default" size={isWide ? 'md' : 'sm'} fullWidth={isWide} onClick={open}>
          {m.account_solana_connect()}
        </Button>
        {dialog}
      </>
    )
  }
  const sign = async (): Promise<SignedText> => {
    const { message } = await accountApi.makeWalletMessage({
      address: account.address,
      chainId: chain.chainId,
      language: getLocale(),
    })
    const signed = await signText(wallet, account, message)
    return { message: signed.message, signature: bytesToHex(signed.signature) }
  }
  const isLeft = !except.includes(account.address)
  return (
    <div className={classes.root} data-wide={isWide || undefined}>
      {isLeft && canSignText(wallet) && (
        <Button
          variant="default"
          size={isWide ? 'md' : 'sm'}
          fullWidth={isWide}
          loading={isBusy}
          leftSection={<IconWallet size={18} stroke={1.6} aria-hidden />}
          onClick={() => onPress(sign)}
        >
          {label}
        </Button>
      )}
      {!canSignText(wallet) && <p className={classes.text}>{m.account_solana_cannot_sign()}</p>}
      <div className={classes.wallet}>
        <AddressText address={account.address} name={wallet.name} />
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={open}>
          {m.account_solana_other()}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
