import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The network button of the header and its dialog. */
export class NetworkPicker {
  readonly button: Locator
  readonly dialog: Locator
  readonly search: Locator
  readonly headings: Locator

  constructor(page: Page, locale: Locale = 'en-US') {
    const network = m.shell_network({}, { locale })
    this.button = page.getByRole('banner').getByRole('button', { name: `${network}: ` })
    this.dialog = page.getByRole('dialog', { name: m.shell_network_choose({}, { locale }) })
    this.search = this.dialog.getByRole('textbox', { name: m.shell_network_search({}, { locale }) })
    this.headings = this.dialog.getByRole('heading', { level: 3 })
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.dialog.waitFor()
  }

  /** @param name `EVM` or `SOL` */
  showTab(name: 'EVM' | 'SOL'): Promise<void> {
    return this.dialog.getByRole('tab', { name }).click()
  }

  /** The networks that the shown tab lists, by their names, without their notes. */
  async listed(): Promise<string[]> {
    const buttons = this.dialog.getByRole('listitem').getByRole('button').filter({ visible: true })
    return buttons.evaluateAll((elements) =>
      elements.map((element) => {
        const named = element.cloneNode(true) as Element
        for (const note of named.querySelectorAll('small')) note.remove()
        return named.textContent ?? ''
      }),
    )
  }

  choose(name: string): Promise<void> {
    return this.dialog.getByRole('listitem').getByRole('button', { name }).first().click()
  }
}
