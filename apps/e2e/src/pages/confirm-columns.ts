import { type Locale, m } from '@slipway/messages'
import type { Page } from 'playwright-core'

/** Says that the columns of a chosen list are the right ones, as they are shown with its first rows. */
export function confirmColumns(page: Page, locale: Locale = 'en-US'): Promise<void> {
  return page.getByRole('button', { name: m.listfile_use({}, { locale }), exact: true }).click()
}
