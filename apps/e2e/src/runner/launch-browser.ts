import { type BrowserServer, chromium } from 'playwright-core'
import { ensureChromium } from '../../../../scripts/checks/find-chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the one browser of a run, without a window and with a profile that ends with it. */
export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: ensureChromium(),
    args: flags,
    headless: true,
    host: '127.0.0.1',
  })
}
