import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { IconExternalLink } from '@tabler/icons-react'
import { pageForApps } from './page-for-apps.ts'
import { walletApps } from './wallet-apps.ts'
import classes from './wallet-dialog.module.css'

/** Links into apps lose what stands behind `#`, and there a page below `/sign/` has what it is about. */
const isAsking = ({ pathname }: URL) => pathname.startsWith('/sign/')

function AppLinks() {
  const page = pageForApps(location.href)
  return (
    <>
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
    </>
  )
}

/** On a phone wallets are apps, which sign in browsers of their own: links that open this page there. */
export function WalletAppsList() {
  const page = new URL(location.href)
  return (
    <section className={classes.apps} aria-labelledby="wallet-apps">
      <h3 id="wallet-apps" className={classes.missingTitle}>
        {m.shell_wallet_apps()}
      </h3>
      {isAsking(page) ? (
        <p className={classes.text}>
          {m.shell_wallet_apps_private()}{' '}
          {page.hash && <CopyButton value={page.href} label={m.shell_wallet_apps_copy()} />}
        </p>
      ) : (
        <AppLinks />
      )}
    </section>
  )
}
