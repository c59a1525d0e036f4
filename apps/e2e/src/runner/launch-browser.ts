import { type BrowserServer, chromium } from 'playwright-core'
import { ensureChineseFont, ensureChromium } from '../../../../scripts/checks/find-chromium.ts'
import { chromiumFlags } from './chromium-flags.ts'

/** Starts the one browser of a run, without a window and with a profile that ends with it. */
export function launchBrowser(): Promise<BrowserServer> {
  ensureChineseFont()
  return chromium.launchServer({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
    headless: true,
    host: '127.0.0.1',
  })
}
