import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { IconExternalLink } from '@tabler/icons-react'
import { runtimeConfig } from './runtime-config.ts'
import { walletApps } from './wallet-apps.ts'
import classes from './wallet-dialog.module.css'

/** Links into apps lose what stands behind `#`, and there a page below `/sign/` has what it is about. */
const isAsking = ({ pathname }: URL) => pathname.startsWith('/sign/')

/** On pages about a token its address has the name that the proof of a mail's link has elsewhere. */
const contractAddress = /^0x[0-9a-f]{40}$/i

/**
 * A page as it may be handed to a wallet's app: where it is not installed, its makers' site reads the address. What a
 * mail's link proves stays here, and so does what stands behind `#`.
 */
export function pageForApps(address: string): URL {
  const page = new URL(address)
  if (!contractAddress.test(page.searchParams.get('token') ?? '')) page.searchParams.delete('token')
  page.hash = ''
  return page
}

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
  const { isStatic } = runtimeConfig
  return (
    <section className={classes.apps} aria-labelledby="wallet-apps">
      <h3 id="wallet-apps" className={classes.missingTitle}>
        {m.shell_wallet_apps()}
      </h3>
      {isStatic || isAsking(page) ? (
        <p className={classes.text}>
          {isStatic ? m.shell_wallet_apps_static() : m.shell_wallet_apps_private()}{' '}
          {page.hash && <CopyButton value={page.href} label={m.shell_wallet_apps_copy()} />}
        </p>
      ) : (
        <AppLinks />
      )}
    </section>
  )
}
