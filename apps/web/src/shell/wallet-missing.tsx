import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconExternalLink } from '@tabler/icons-react'
import { WalletAppsList } from './wallet-apps-list.tsx'
import classes from './wallet-dialog.module.css'

/** What to do without a wallet. */
export function WalletMissing() {
  const isInHand = useMediaQuery('(hover: none) and (pointer: coarse)')
  return (
    <div className={classes.missing}>
      <p className={classes.missingTitle}>{m.error_Wallet_Missing()}</p>
      <p className={classes.text}>
        {isInHand ? m.shell_wallet_install_phone_text() : m.shell_wallet_install_text()}
      </p>
      <Button
        component="a"
        href="https://metamask.io/download"
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={16} aria-hidden />}
      >
        {m.shell_wallet_install_link()}
      </Button>
      {isInHand && <WalletAppsList />}
    </div>
  )
}
