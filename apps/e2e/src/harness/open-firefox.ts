import { installWallet } from '@slipway/testing/page/install-wallet'
import { TestWallet } from '@slipway/testing/wallet/test-wallet'
import puppeteer, { type Page } from 'puppeteer-core'
import type { PrivateKeyAccount } from 'viem'
import { readRunContext } from './run-context.ts'

/** Somebody at another engine than the one of all other journeys. */
export interface FirefoxVisitor {
  readonly page: Page
  /** Errors of the page and requests to other hosts; emptied by whoever begins anew. */
  readonly problems: string[]
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isHere = ['127.0.0.1', 'localhost'].includes(hostname)
    if (/^(https?|wss?):$/.test(protocol) && !isHere) problems.push(`foreign: ${request.url()}`)
  })
  return problems
}

/**
 * Starts the machine's own Firefox with an empty profile and a wallet. Playwright drives a Firefox that it builds itself;
 * this one is what people have.
 *
 * @param executablePath see `findFirefox`
 * @param account the wallet's
 */
export async function openFirefox(
  executablePath: string,
  account: PrivateKeyAccount,
): Promise<FirefoxVisitor> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, timeout: PATIENCE_MS },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems = watch(page)
  const wallet = new TestWallet({ accounts: [account], chains: readRunContext().chains })
  await installWallet(
    {
      exposeFunction: (name, callback) => page.exposeFunction(name, callback),
      addInitScript: (script, options) => page.evaluateOnNewDocument(script, options),
      pages: () => [page],
    },
    wallet,
  )
  return { page, problems, close: () => browser.close() }
}
