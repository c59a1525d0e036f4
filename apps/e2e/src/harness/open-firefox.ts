import puppeteer, { type Page } from 'puppeteer-core'

/** Somebody at another engine than the one of all other journeys. */
export interface FirefoxVisitor {
  readonly page: Page
  /** Errors of the page and requests to other hosts; there must be none. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

function watch(page: Page): readonly string[] {
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
 * Starts the machine's own Firefox with an empty profile. Playwright drives a Firefox that it builds itself; this one is
 * what people have.
 *
 * @param executablePath see `findFirefox`
 */
export async function openFirefox(executablePath: string): Promise<FirefoxVisitor> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, timeout: PATIENCE_MS },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems = watch(page)
  return { page, problems, close: () => browser.close() }
}
