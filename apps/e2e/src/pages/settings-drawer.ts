import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The drawer with every setting of the interface. */
export class SettingsDrawer {
  readonly dialog: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.dialog = page.getByRole('dialog', { name: m.shell_settings({}, { locale }) })
  }

  async open(): Promise<void> {
    const name = m.shell_settings({}, { locale: this.#locale })
    await this.#page.getByRole('banner').getByRole('button', { name }).click()
    await this.dialog.waitFor()
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'hidden' })
  }

  switch(name: string): Locator {
    return this.dialog.getByRole('switch', { name })
  }

  /** One of several choices, or one of the colours. */
  radio(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  /** Chooses by keyboard: the input of a choice is visually hidden behind its label. */
  choose(name: string): Promise<void> {
    return this.radio(name).press('Space')
  }

  reset(): Promise<void> {
    const name = m.shell_settings_reset({}, { locale: this.#locale })
    return this.dialog.getByRole('button', { name }).click()
  }
}
