import type { Locator, Page } from 'playwright-core'
import { settle } from '../harness/settle.ts'

/** Milliseconds of script, as Chromium counts them. */
export type TypingCost = {
  /** What the first entry costs once: what a form loads and draws for whoever begins to fill it. */
  readonly firstEntryMs: number
  /** What each key costs on average from then on. */
  readonly perKeyMs: number
}

/** Types into a field that nobody has touched yet. */
export async function measureTyping(page: Page, field: Locator, keys: number): Promise<TypingCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000
  }
  const untouched = await scriptMs()
  await field.click()
  await page.keyboard.type('warm')
  await settle(page)
  const entered = await scriptMs()
  await page.keyboard.type('k'.repeat(keys), { delay: 30 })
  return {
    firstEntryMs: entered - untouched,
    perKeyMs: ((await scriptMs()) - entered) / keys,
  }
}

type EventEntry = PerformanceEntry & { readonly interactionId: number }

/** Longest time from an input to the next frame among everything that `act` does, in milliseconds. */
export async function measureInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(window, { slipwayInteraction: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as EventEntry[]) {
        if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(500)
  return page.evaluate(
    () =>
      (window as unknown as { slipwayInteraction: { longest: number } }).slipwayInteraction.longest,
  )
}
