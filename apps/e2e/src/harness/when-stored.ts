import type { Page } from 'playwright-core'

/** Resolves when a page has kept a text in its browser: drafts are written a moment after the last key. */
export async function whenStored(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.values({ ...localStorage }).some((value) => value.includes(wanted)),
    text,
  )
}
