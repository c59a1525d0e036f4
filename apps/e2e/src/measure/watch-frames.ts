import type { Page } from 'playwright-core'

/**
 * Begins to note the longest pause between two frames.
 *
 * @param from `choice`: only once a field has its files, without what the browser's own dialog takes
 * @returns reads it, and ends
 */
export async function watchFrames(
  page: Page,
  from: 'now' | 'choice' = 'now',
): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((isNow) => {
    const state = { longest: 0, last: performance.now(), isOver: false }
    const next = (at: number) => {
      state.longest = Math.max(state.longest, at - state.last)
      // A frame that was due before the watch began is drawn late, and says when it was due.
      state.last = Math.max(state.last, at)
      if (!state.isOver) requestAnimationFrame(next)
    }
    const begin = () => {
      state.last = performance.now()
      requestAnimationFrame(next)
    }
    if (isNow) begin()
    else addEventListener('change', begin, { capture: true, once: true })
    return state
  }, from === 'now')
  return () =>
    watch.evaluate((state) => {
      state.isOver = true
      return state.longest
    })
}
