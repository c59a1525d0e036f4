import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import { type Address, getAddress } from 'viem'
import type { Surface } from '../harness/surface.ts'

/** What stands in place of the form once the token exists. */
export class TokenCreatedPage {
  readonly root: Locator
  readonly #locale: Locale

  constructor(page: Surface, symbol: string, locale: Locale = 'en-US') {
    this.#locale = locale
    const name = m.token_created_title({ symbol }, { locale })
    this.root = page.getByRole('region', { name })
  }

  async address(): Promise<Address> {
    const text = await this.root.getByText(/^0x[0-9a-fA-F]{40}$/).textContent()
    return getAddress(text ?? '')
  }

  openConsole(): Promise<void> {
    const name = m.token_created_console({}, { locale: this.#locale })
    return this.root.getByRole('link', { name }).click()
  }

  addToWallet(): Promise<void> {
    const name = m.token_created_watch({}, { locale: this.#locale })
    return this.root.getByRole('button', { name }).click()
  }

  /** Back to the form, for another token. */
  again(): Promise<void> {
    const name = m.token_created_again({}, { locale: this.#locale })
    return this.root.getByRole('button', { name }).click()
  }
}
