import { ActionIcon, Button } from '@mantine/core'
import { getLocale, m, setLocale } from '@slipway/messages'
import { IconMenu2, IconSettings } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ChunkTimeoutError, chunkTimeoutMs } from '../core/chunk-error.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { NodeSpeedLamp } from '../core/node-speed-lamp.tsx'
import { useNodeSpeed, useNodeSpeedPoll } from '../core/use-node-speed.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import walletClasses from '../core/wallet-button.module.css'
import { NotificationButton } from '../notifications/notification-button.tsx'
import { TransactionButton } from '../transaction/transaction-button.tsx'
import { AccountButton } from './account-button.tsx'
import { Brand } from './brand.tsx'
import { languageNames } from './language-names.ts'
import { NetworkButton } from './network-button.tsx'
import { SearchButton } from './search-button.tsx'
import { useSettings } from './settings-store.ts'
import classes from './shell-header.module.css'
import { useShownChain } from './use-shown-chain.ts'
import { WalletButton } from './wallet-button.tsx'

const TopMenu = lazyPart(() => import('./top-menu.tsx'))
const SolanaHeaderPart = lazyPart(() => import('../solana/frame/solana-header-part.tsx'))
const loadSettings = () => import('./settings-drawer.tsx')
const SettingsDrawer = lazyPart(loadSettings)

/** The language switch of the header: offers the next language by its own name and reloads in it. */
export function LanguageButton() {
  const index = languageNames.findIndex(({ value }) => value === getLocale())
  const next = languageNames[(index + 1) % languageNames.length]
  if (!next) return null
  return (
    <ActionIcon
      w="auto"
      px={8}
      fz={14}
      fw={530}
      // Starts with what is seen, so that who says it aloud reaches it.
      aria-label={`${next.short}, ${m.shell_language()}: ${next.label}`}
      onClick={() => setLocale(next.value)}
    >
      <span lang={next.value}>{next.short}</span>
    </ActionIcon>
  )
}

/** A thin line while the next page's code is on its way; gives up with an error after 120 s. */
function NavigationProgress() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    setOverdue(false)
    if (!isPending) return
    const timer = setTimeout(() => setOverdue(true), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [isPending])
  // Thrown while rendering, so that the root's error screen says what happened and how to go on.
  if (isOverdue) throw new ChunkTimeoutError()
  return isPending ? (
    <div className={classes.progress} role="progressbar" aria-label={m.shell_loading()} />
  ) : null
}

/** How fast the network's node answers: measured every 3 s. */
export function NodeSpeed() {
  useNodeSpeedPoll()
  return <NodeSpeedLamp speed={useNodeSpeed().speed} />
}

/** Keeps the place of the wallet's button until it can be pressed. */
function WalletPlace() {
  return (
    <Button className={walletClasses.connect} loading>
      {m.shell_wallet_connect()}
    </Button>
  )
}

/** Network, wallet, language and settings; in the top layout the menu too. */
export function ShellHeader({ onOpenMenu }: { onOpenMenu(): void }) {
  const { layout } = useSettings()
  const chain = useShownChain()
  /** A tool of EVM networks, or what the Solana area has in its place; none while the network is not known. */
  const toolOf = (
    part: 'speed' | 'transactions' | 'wallet',
    tool: ReactNode,
    fallback?: ReactNode,
  ) =>
    chain?.type === 'evm' ? (
      tool
    ) : (
      <Suspense fallback={fallback}>
        {chain ? <SolanaHeaderPart part={part} chain={chain} /> : fallback}
      </Suspense>
    )
  const settings = useOpenedPart<true>(loadSettings)
  return (
    <header className={classes.root} data-layout={layout}>
      <NavigationProgress />
      <ActionIcon className={classes.burger} aria-label={m.shell_open_menu()} onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
      <div className={classes.brand}>
        <Brand />
      </div>
      <div className={classes.space}>
        {layout === 'top' && (
          <Suspense>
            <TopMenu />
          </Suspense>
        )}
      </div>
      <SearchButton />
      {toolOf('speed', <NodeSpeed />)}
      <NetworkButton />
      {toolOf('transactions', <TransactionButton />)}
      <NotificationButton isElsewhere={chain?.type !== 'evm'} />
      {toolOf('wallet', <WalletButton />, <WalletPlace />)}
      <div className={classes.wide}>
        <LanguageButton />
      </div>
      <div className={classes.wide}>
        <AccountButton />
      </div>
      <ActionIcon aria-label={m.shell_settings()} onClick={() => settings.open(true)}>
        <IconSettings size={19} stroke={1.6} />
      </ActionIcon>
      {settings.opened && (
        <Suspense>
          <SettingsDrawer onClose={settings.close} />
        </Suspense>
      )}
    </header>
  )
}
