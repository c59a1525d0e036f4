import { type BrowserServer, chromium } from 'playwright-core'
import { ensureBrowser, requireChromium } from '../../../../scripts/checks/system.ts'
import { chromiumFlags } from './chromium-flags.ts'

/** Starts the one browser of a run, without a window and with a profile that ends with it. */
export function launchBrowser(): Promise<BrowserServer> {
  ensureBrowser()
  return chromium.launchServer({
    executablePath: requireChromium(),
    args: [...chromiumFlags],
    headless: true,
    host: '127.0.0.1',
  })
}
