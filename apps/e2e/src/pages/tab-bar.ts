import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

export type CloseScope = 'current' | 'right' | 'left' | 'all'

const scopeLabels = {
  current: m.shell_tab_close_current,
  right: m.shell_tab_close_right,
  left: m.shell_tab_close_left,
  all: m.shell_tab_close_all,
} as const

/** The bar of opened pages. */
export class TabBar {
  readonly root: Locator
  readonly links: Locator
  /** Where the bar says why it did not close anything. */
  readonly notice: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.root = page.getByRole('navigation', { name: m.shell_tabs({}, { locale }) })
    this.links = this.root.getByRole('listitem').getByRole('link')
    this.notice = this.root.getByRole('status')
  }

  titles(): Promise<string[]> {
    return this.links.allTextContents()
  }

  show(title: string): Promise<void> {
    return this.#link(title).click()
  }

  close(title: string): Promise<void> {
    const name = m.shell_tab_close({ title }, { locale: this.#locale })
    return this.root.getByRole('button', { name }).click()
  }

  /** Uses an entry of a tab's context menu. */
  async closeBy(scope: CloseScope, title: string): Promise<void> {
    await this.#link(title).click({ button: 'right' })
    const name = scopeLabels[scope]({}, { locale: this.#locale })
    await this.#page.getByRole('menuitem', { name }).click()
  }

  #link(title: string): Locator {
    return this.root.getByRole('link', { name: title, exact: true })
  }
}
