import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The list of tokens. */
export class TokenListPage {
  readonly rows: Locator
  readonly total: Locator
  readonly search: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    const main = page.getByRole('main')
    this.rows = main.getByRole('table').locator('tbody').getByRole('row')
    this.total = main.getByRole('status').filter({ hasText: /\d/ })
    this.search = main.getByRole('textbox', { name: m.token_list_search({}, { locale }) })
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  showAll(): Promise<void> {
    const name = m.token_list_owner_all({}, { locale: this.#locale })
    return this.#page.getByRole('main').getByRole('radio', { name, exact: true }).press('Space')
  }
}
