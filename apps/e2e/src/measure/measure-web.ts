import { m } from '@slipway/messages'
import { type Browser, chromium } from 'playwright-core'
import type { Address } from 'viem'
import { requireChromium } from '../../../../scripts/checks/system.ts'
import { settle } from '../harness/settle.ts'
import { TabBar } from '../pages/tab-bar.ts'
import { chromiumFlags } from '../runner/chromium-flags.ts'
import { fullRoutes } from '../sweep/full-routes.ts'
import { specifiedRoutes } from '../sweep/specified-routes.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { measureInteraction, measureTyping, type TypingCost } from './interaction-cost.ts'
import { getLighthouseScores, type LighthouseScores } from './lighthouse-scores.ts'
import { type ListTimes, measureListTimes } from './list-times.ts'
import { type FrameTimes, measureSearchFrames } from './search-frames.ts'
import { measureVitals, throttleCpu, type WebVitals } from './web-vitals.ts'

/** Opened at 4× CPU throttle unless said otherwise; the network is this machine's own. */
export type WebMeasurements = {
  readonly routes: readonly (FirstLoad & WebVitals & { readonly route: string })[]
  /** Of one visit each. */
  readonly otherRoutes: readonly (WebVitals & { readonly route: string })[]
  /** In the largest form. */
  readonly typing: TypingCost
  readonly tabSwitchMs: number
  /** The address search's page, not throttled: at rest, and while every core searches. */
  readonly searchFrames: { readonly resting: FrameTimes; readonly searching: FrameTimes }
  /** A list of 100 000 claims, not throttled. */
  readonly list: ListTimes
  readonly lighthouse: readonly (LighthouseScores & { readonly route: string })[]
}

const cpuFactor = 4
const locale = { locale: 'en-US' } as const
const keys = 40
/** The frame with statistics, the list, the largest forms, the heaviest page, and the lightest. */
const routes = [
  ...['/index', '/token/list', '/token/create', '/presale/create', '/token/ipfs'],
  ...['/lock/token', '/mining/create', '/airdrop/create', '/nft/create', '/vip', '/404'],
]
const lighthouseRoutes = ['/index', '/token/create']

function onLocalChain(webUrl: string, route: string): string {
  return `${webUrl}${route}${route.includes('?') ? '&' : '?'}chain=local`
}

async function measureInteractions(browser: Browser, webUrl: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${webUrl}/token/create?chain=local`)
  await settle(page)
  await throttleCpu(page, cpuFactor)
  const name = page.getByRole('textbox', { name: m.token_field_name({}, locale) })
  const typing = await measureTyping(page, name, keys)
  await page
    .getByRole('navigation', { name: m.shell_main_menu({}, locale) })
    .getByRole('link', { name: m.shell_route_token_list({}, locale) })
    .click()
  await settle(page)
  const tabs = new TabBar(page)
  const tabSwitchMs = await measureInteraction(page, async () => {
    await tabs.show(m.shell_route_token_create({}, locale))
    await tabs.show(m.shell_route_token_list({}, locale))
  })
  await context.close()
  return { typing, tabSwitchMs }
}

async function measureLighthouse(webUrl: string, port: number) {
  const scores: (LighthouseScores & { route: string })[] = []
  for (const route of lighthouseRoutes) {
    scores.push({ route, ...(await getLighthouseScores(`${webUrl}${route}?chain=local`, port)) })
  }
  return scores
}

/**
 * Measures the built web app in a browser of its own against a running stack.
 * @param distFolder where the built files lie
 * @param debuggingPort a free port for Lighthouse
 * @param token any of the local chain
 */
export async function measureWeb(
  webUrl: string,
  distFolder: string,
  debuggingPort: number,
  token: Address,
): Promise<WebMeasurements> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const measured: (FirstLoad & WebVitals & { route: string })[] = []
    for (const route of routes) {
      const url = onLocalChain(webUrl, route)
      const load = await measureFirstLoad(browser, url, distFolder)
      measured.push({ route, ...load, ...(await measureVitals(browser, url, { cpuFactor })) })
    }
    const otherRoutes: (WebVitals & { route: string })[] = []
    for (const route of [...specifiedRoutes, ...fullRoutes]) {
      if (routes.includes(route)) continue
      const url = onLocalChain(webUrl, route)
      otherRoutes.push({ route, ...(await measureVitals(browser, url, { cpuFactor, visits: 1 })) })
    }
    const interactions = await measureInteractions(browser, webUrl)
    const searchFrames = await measureSearchFrames(browser, webUrl)
    const list = await measureListTimes(browser, webUrl, token)
    const lighthouse = await measureLighthouse(webUrl, debuggingPort)
    return { routes: measured, otherRoutes, ...interactions, searchFrames, list, lighthouse }
  } finally {
    await browser.close()
  }
}
