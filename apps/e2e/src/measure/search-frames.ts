import { type Locale, m } from '@slipway/messages'
import type { Browser, Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'

/** How evenly a page was drawn while it worked. */
export type FrameTimes = {
  readonly framesPerSecond: number
  /** Milliseconds between two frames: half of them came within the first, 99 of 100 within the second. */
  readonly medianMs: number
  readonly p99Ms: number
}

const measuredMs = 6_000
const locale: { locale: Locale } = { locale: 'en-US' }
/** Four thousand million candidates: nothing is found while it is measured. */
const endlessTarget = 'c0ffee00'

async function measureFrames(page: Page): Promise<FrameTimes> {
  const gaps = await page.evaluate(
    (endsAfter) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const begin = performance.now()
        let last = begin
        const next = (at: number) => {
          found.push(at - last)
          last = at
          if (at - begin < endsAfter) requestAnimationFrame(next)
          else resolve(found.slice(1))
        }
        requestAnimationFrame(next)
      }),
    measuredMs,
  )
  const sorted = [...gaps].sort((left, right) => left - right)
  const total = sorted.reduce((sum, gap) => sum + gap, 0)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return {
    framesPerSecond: (sorted.length * 1_000) / total,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  }
}

/** Frames of the address search's page at rest, and while every core searches a wallet, which needs no connection. */
export async function measureSearchFrames(
  browser: Browser,
  webUrl: string,
): Promise<{ readonly resting: FrameTimes; readonly searching: FrameTimes }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${webUrl}/tools/address?chain=local`)
  await page.getByRole('tab', { name: m.tools_address_tab_wallet({}, locale) }).click()
  await settle(page)
  const resting = await measureFrames(page)
  await page.getByRole('textbox', { name: m.tools_target_start({}, locale) }).fill(endlessTarget)
  await page.getByRole('button', { name: m.tools_search_start({}, locale) }).click()
  await page.getByText(m.tools_search_status_running({}, locale)).waitFor()
  const searching = await measureFrames(page)
  await context.close()
  return { resting, searching }
}
