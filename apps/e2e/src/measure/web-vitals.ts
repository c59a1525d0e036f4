import type { Browser, Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'
import { NetworkPicker } from '../pages/network-picker.ts'
import { measureInteraction } from './interaction-cost.ts'

/** LCP, CLS and INP of a page (https://web.dev/articles/vitals). */
export type WebVitals = {
  /** Milliseconds from navigation to the largest contentful paint. */
  readonly largestPaintMs: number
  /** Cumulative layout shift, without unit. */
  readonly layoutShift: number
  /** The slowest of what `touch` does, in milliseconds from the input to the next frame. */
  readonly interactionMs: number
}

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Watches from the first moment: neither kind of entry can be asked for afterwards in full. */
function observe(): void {
  const seen = { largest: 0, shift: 0 }
  Object.assign(window, { slipwayPaint: seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Slows the page's processor down, as a phone would be. */
export async function throttleCpu(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
}

/** What a visitor does on any page, where it has it: opens and closes the network picker, types into the first field. */
async function touch(page: Page): Promise<void> {
  const { button } = new NetworkPicker(page)
  if (await button.isVisible()) {
    await button.click()
    await page.keyboard.press('Escape')
  }
  const field = page.getByRole('main').getByRole('textbox').first()
  if ((await field.isVisible()) && (await field.isEditable())) {
    await field.click()
    await page.keyboard.type('k')
  }
}

async function measureOnce(browser: Browser, url: string, cpuFactor: number): Promise<WebVitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttleCpu(page, cpuFactor)
  await page.goto(url)
  await settle(page)
  const { largest, shift } = await page.evaluate(
    () => (window as unknown as { slipwayPaint: { largest: number; shift: number } }).slipwayPaint,
  )
  const interactionMs = await measureInteraction(page, () => touch(page))
  await context.close()
  return { largestPaintMs: largest, layoutShift: shift, interactionMs }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Medians of paint and interaction and the worst shift of several visits, each with an empty cache. */
export async function measureVitals(
  browser: Browser,
  url: string,
  { cpuFactor = 4, visits = 5 } = {},
): Promise<WebVitals> {
  const times: WebVitals[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    times.push(await measureOnce(browser, url, cpuFactor))
  }
  return {
    largestPaintMs: medianOf(times.map((time) => time.largestPaintMs)),
    layoutShift: Math.max(...times.map((time) => time.layoutShift)),
    interactionMs: medianOf(times.map((time) => time.interactionMs)),
  }
}
