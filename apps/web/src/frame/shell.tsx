import { m } from '@slipway/messages'
import { followFocus } from '@slipway/ui/last-focus'
import { notify } from '@slipway/ui/notices'
import { Toaster } from '@slipway/ui/toaster'
import { useRouter } from '@tanstack/react-router'
import clsx from 'clsx'
import { Suspense, useEffect } from 'react'
import { activeChain, unsupportedChain } from '../core/active-chain.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { isRoleless, useSession } from '../core/session-store.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import { HelpBox } from './help-box.tsx'
import { KeepAlive } from './keep-alive.tsx'
import { useSettings } from './settings-store.ts'
import classes from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { SideMenu } from './side-menu.tsx'
import { siteLinks } from './site-links.ts'
import { StatusBanner } from './status-banner.tsx'
import { TabBar } from './tab-bar.tsx'
import { useHeaderAway } from './use-header-away.ts'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazyPart(loadMenu)

/** Says once that the address asked for a network that is not offered. */
function useChainNotice(): void {
  useEffect(() => {
    if (unsupportedChain === undefined) return
    notify({
      tone: 'warn',
      title: m.error_Chain_Unsupported(),
      message: m.shell_chain_unsupported_text({
        asked: unsupportedChain,
        network: activeChain.name,
      }),
    })
  }, [])
}

/** Loads whose page this is, once, where a token is stored; without one nothing is loaded at all. */
function useSessionGuard(): void {
  const router = useRouter()
  const isDue = isRoleless(useSession())
  useEffect(() => {
    if (!isDue) return
    void import('../core/load-session.ts').then(async ({ loadSession, afterFailedLoad }) => {
      if (!(await loadSession())) return
      const target = afterFailedLoad(router.state.location.href)
      if (target) await router.navigate({ href: target, replace: true })
    })
  }, [isDue, router])
}

/** The foot of every page: what the product promises, and where to find help. */
export function ShellFooter() {
  return (
    <footer className={classes.footer}>
      <p className={classes.promise}>{m.shell_footer_promise()}</p>
      <nav aria-label={m.shell_footer_links()}>
        <ul className={classes.links}>
          {siteLinks().map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noreferrer">
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}

/** The frame around every page: menu, header, tabs, notices, footer. */
export function Shell() {
  const settings = useSettings()
  const menu = useOpenedPart<true>(loadMenu)
  useChainNotice()
  useSessionGuard()
  useEffect(followFocus, [])
  const isSide = settings.layout === 'side'
  const isHeaderAway = useHeaderAway(settings.fixedHeader && settings.autoHideHeader)

  return (
    <div className={classes.root} data-layout={settings.layout}>
      <a className={classes.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      {isSide && <SideMenu />}
      <div className={classes.column}>
        <div
          className={clsx(classes.top, settings.fixedHeader && classes.fixed)}
          data-away={isHeaderAway || undefined}
        >
          <ShellHeader onOpenMenu={() => void menu.open(true)} />
          {settings.multiTab && <TabBar />}
        </div>
        <StatusBanner />
        <main
          id="content"
          tabIndex={-1}
          className={clsx(classes.main, settings.contentWidth === 'fixed' && classes.narrow)}
        >
          <KeepAlive />
        </main>
        <HelpBox />
        <ShellFooter />
      </div>
      <Toaster />
      {menu.opened && (
        <Suspense>
          <MobileMenu onClose={menu.close} />
        </Suspense>
      )}
    </div>
  )
}
