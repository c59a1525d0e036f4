import { installSolanaWallet } from '@slipway/testing/page/install-solana-wallet'
import { installWallet } from '@slipway/testing/page/install-wallet'
import type { SolanaTestWallet } from '@slipway/testing/wallet/solana-test-wallet'
import { TestWallet, type TestWalletOptions } from '@slipway/testing/wallet/test-wallet'
import { getAddressDecoder } from '@solana/kit'
import type { BrowserContext, Page } from 'playwright-core'
import type { PrivateKeyAccount } from 'viem'
import { connectBrowser } from './connect-browser.ts'
import { startTrace } from './keep-failure.ts'
import { visitorTimeZone } from './moment-as-typed.ts'
import { watchOpenPage } from './open-visitors.ts'
import { PageWatch } from './page-watch.ts'
import { readRunContext } from './run-context.ts'

export type VisitorOptions = {
  /** The wallet's accounts; a visitor without any has no wallet at all. */
  readonly accounts?: readonly PrivateKeyAccount[]
  /** Short names of the chains that the wallet knows; all of the stack by default, the first is selected. */
  readonly walletChains?: readonly string[]
  readonly discovery?: 'announced' | 'injected'
  /** A wallet for Solana, beside the other or alone. */
  readonly solanaWallet?: SolanaTestWallet
  readonly callBundles?: boolean | 'atomic'
  readonly switching?: TestWalletOptions['switching']
  readonly language?: 'en-US' | 'zh-CN'
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** Whether the device is held in the hand: a finger points, and nothing hovers. */
  readonly isPhone?: boolean
  /** Another address of the site, for journeys that run a server of their own. */
  readonly webUrl?: string
  /** Whether each step is recorded; as the run says by default. */
  readonly isTraced?: boolean
}

/** A person at a browser of their own, with or without a wallet. */
export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** @throws Error when the visitor came without one */
  readonly wallet: TestWallet
  readonly watch: PageWatch
  readonly webUrl: string
  /** Opens a path of the site and waits until its document is there. */
  open(path: string): Promise<void>
  close(): Promise<void>
}

function createWallet(options: VisitorOptions): TestWallet | undefined {
  const { accounts, walletChains, callBundles, switching } = options
  if (!accounts) return undefined
  const { chains } = readRunContext()
  const known = walletChains
    ? walletChains.flatMap((name) => chains.filter(({ shortname }) => shortname === name))
    : chains
  return new TestWallet({
    accounts,
    chains: known,
    ...(callBundles && { callBundles }),
    ...(switching && { switching }),
  })
}

/** Opens a fresh browser profile: no storage, no cache, the given language, colours and size. */
export async function openVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { language = 'en-US', colorScheme = 'light', width = 1440, height = 900 } = options
  const webUrl = options.webUrl ?? readRunContext().webUrl
  const browser = await connectBrowser()
  const context = await browser.newContext({
    locale: language,
    timezoneId: visitorTimeZone,
    colorScheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(options.isPhone && { hasTouch: true, isMobile: true }),
  })
  // A machine that does other work besides takes its time.
  context.setDefaultTimeout(45_000)
  context.on('page', watchOpenPage)
  if (options.isTraced ?? readRunContext().isTraced) await startTrace(context)
  const watch = new PageWatch(context)
  const wallet = createWallet(options)
  if (wallet) await installWallet(context, wallet, options.discovery)
  const { solanaWallet } = options
  if (solanaWallet) {
    const address = getAddressDecoder().decode(solanaWallet.publicKey)
    await installSolanaWallet(context, solanaWallet, address)
  }
  const page = await context.newPage()
  return {
    context,
    page,
    get wallet() {
      if (!wallet) throw new Error('This visitor has no wallet.')
      return wallet
    },
    watch,
    webUrl,
    open: async (path) => void (await page.goto(new URL(path, webUrl).href)),
    close: () => context.close(),
  }
}
