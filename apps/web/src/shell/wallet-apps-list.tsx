import { m } from '@slipway/messages'
import { IconExternalLink } from '@tabler/icons-react'
import { pageForApps } from './page-for-apps.ts'
import { walletApps } from './wallet-apps.ts'
import classes from './wallet-dialog.module.css'

/** On a phone wallets are apps, which sign in browsers of their own: links that open this page there. */
export function WalletAppsList() {
  const page = pageForApps(location.href)
  return (
    <section className={classes.apps} aria-labelledby="wallet-apps">
      <h3 id="wallet-apps" className={classes.missingTitle}>
        {m.shell_wallet_apps()}
      </h3>
      <p className={classes.text}>{m.shell_wallet_apps_text()}</p>
      <ul className={classes.list}>
        {walletApps.map(({ name, linkTo }) => (
          <li key={name}>
            <a className={classes.wallet} href={linkTo(page)} rel="noreferrer">
              <span>{name}</span>
              <IconExternalLink size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
