import type { Browser, Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'

export type PaintTimes = {
  /** Milliseconds from navigation to the largest contentful paint. */
  readonly largestPaintMs: number
  /** Cumulative layout shift, without unit. */
  readonly layoutShift: number
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

async function measureOnce(browser: Browser, url: string, cpuFactor: number): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttleCpu(page, cpuFactor)
  await page.goto(url)
  await settle(page)
  const { largest, shift } = await page.evaluate(
    () => (window as unknown as { slipwayPaint: { largest: number; shift: number } }).slipwayPaint,
  )
  await context.close()
  return { largestPaintMs: largest, layoutShift: shift }
}

/** Median of the paint and the worst shift of several visits, each with an empty cache. */
export async function measurePaint(
  browser: Browser,
  url: string,
  { cpuFactor = 4, visits = 5 } = {},
): Promise<PaintTimes> {
  const times: PaintTimes[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    times.push(await measureOnce(browser, url, cpuFactor))
  }
  const paints = times.map((time) => time.largestPaintMs).sort((a, b) => a - b)
  return {
    largestPaintMs: paints[Math.floor(paints.length / 2)] ?? Number.NaN,
    layoutShift: Math.max(...times.map((time) => time.layoutShift)),
  }
}
