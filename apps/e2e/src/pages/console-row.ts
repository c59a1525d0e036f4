import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** One action of the console: a row that opens its form. */
export class ConsoleRow {
  readonly root: Locator
  /** What was achieved, in place of the form. */
  readonly done: Locator
  readonly #page: Page
  readonly #locale: Locale

  /** @param title its heading, in the page's language */
  constructor(page: Page, title: string, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.root = page.getByRole('region', { name: title, exact: true })
    this.done = this.root.getByRole('status').filter({ has: page.locator('strong') })
  }

  async open(): Promise<void> {
    await this.root.locator('button[aria-expanded="false"]').click()
  }

  field(label: string): Locator {
    return this.root.getByLabel(label, { exact: true })
  }

  async submit(): Promise<void> {
    await this.root.locator('button[type="submit"]').click()
  }

  /** Ticks that it is understood, and goes on: the question before an act that can never be undone. */
  async confirm(title: string, label: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: title })
    const name = m.shell_confirm_understood({}, { locale: this.#locale })
    await dialog.getByRole('checkbox', { name }).check()
    await dialog.getByRole('button', { name: label, exact: true }).click()
  }
}
