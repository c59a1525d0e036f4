import type { Page } from 'playwright-core'

/** Enters the first field of the page's form: what stands further down loads once somebody works on it, or comes near. */
export const beginForm = (page: Pick<Page, 'locator'>): Promise<void> =>
  page.locator('main form :is(input, textarea)').first().focus()
