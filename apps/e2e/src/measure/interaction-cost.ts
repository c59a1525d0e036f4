import type { Locator, Page } from 'playwright-core'

/** Milliseconds of script that each typed key costs on average, as Chromium counts them. */
export async function measureScriptPerKey(
  page: Page,
  field: Locator,
  keys: number,
): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  }
  await field.click()
  await page.keyboard.type('warm')
  const before = await scriptSeconds()
  await page.keyboard.type('k'.repeat(keys), { delay: 30 })
  return ((await scriptSeconds()) - before) * (1_000 / keys)
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
