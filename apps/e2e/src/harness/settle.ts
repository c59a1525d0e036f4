import type { Surface } from './surface.ts'

/**
 * Waits until a page shows what it will show: nothing loads, fonts are in, nothing is busy or in transition, and the
 * layout has stood still for a while.
 * @throws Error when it does not come to rest
 */
export async function settle(page: Surface, timeoutMs = 30_000): Promise<void> {
  const endsAt = Date.now() + timeoutMs
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  while (Date.now() < endsAt) {
    const isBusy = await page.evaluate(async () => {
      const measure = () => document.body.querySelectorAll('*').length + document.body.scrollHeight
      const before = measure()
      await new Promise((resolve) => setTimeout(resolve, 120))
      const isChanging = document.getAnimations().some((one) => one instanceof CSSTransition)
      return (
        isChanging || document.querySelector('[aria-busy="true"]') !== null || measure() !== before
      )
    })
    if (!isBusy) return
  }
  throw new Error(`${page.url()} does not come to rest within ${timeoutMs / 1_000} s`)
}
