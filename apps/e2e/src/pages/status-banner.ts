import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The line under the header that tells what is wrong with the service. */
export class StatusBanner {
  readonly root: Locator

  constructor(page: Page, locale: Locale = 'en-US') {
    this.root = page.getByRole('status', { name: m.shell_status_label({}, { locale }) })
  }

  text(): Promise<string | null> {
    return this.root.textContent()
  }
}
