import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The part of the wallet dialog that shows a code to wallets in other apps. */
export class PairingPanel {
  /** Leads there from the choice of wallets. */
  readonly offer: Locator
  readonly code: Locator
  readonly copy: Locator
  /** What a phone opens its wallet with. */
  readonly link: Locator
  readonly problem: Locator
  readonly again: Locator
  readonly back: Locator
  readonly #page: Page

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    const dialog = page.getByRole('dialog')
    const button = (name: string | RegExp) => dialog.getByRole('button', { name })
    this.offer = button(new RegExp(m.shell_walletconnect_offer({}, { locale })))
    this.code = dialog.getByRole('img', { name: m.shell_walletconnect_code({}, { locale }) })
    this.copy = button(m.shell_walletconnect_copy({}, { locale }))
    this.link = dialog.getByRole('link', { name: m.shell_walletconnect_app({}, { locale }) })
    this.problem = dialog.getByRole('alert')
    this.again = button(m.shell_walletconnect_again({}, { locale }))
    this.back = button(m.shell_walletconnect_back({}, { locale }))
  }

  /** The text of the code, as its button copies it. */
  async copied(): Promise<string> {
    await this.code.waitFor()
    await this.copy.click()
    return this.#page.evaluate(() => navigator.clipboard.readText())
  }
}
