import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** Texts by which a person finds an action of the console. */
export type ConsoleAction =
  | 'mint'
  | 'disable-mint'
  | 'uri'
  | 'burn'
  | 'transfer-ownership'
  | 'renounce'

const titles = {
  mint: m.token_mint_title,
  'disable-mint': m.token_disable_mint_title,
  uri: m.token_uri_title,
  burn: m.token_burn_title,
  'transfer-ownership': m.token_transfer_title,
  renounce: m.token_renounce_title,
} as const

/** The owner's console of one token. */
export class TokenConsolePage {
  readonly main: Locator
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#locale = locale
    this.main = page.getByRole('main')
  }

  /** The panel of an action, found by its heading. */
  panel(action: ConsoleAction): Locator {
    const name = titles[action]({}, { locale: this.#locale })
    return this.main.getByRole('region', { name, exact: true })
  }

  /** Opens the review of an action whose form is filled in. */
  async submit(action: ConsoleAction): Promise<void> {
    await this.panel(action).locator('button[type="submit"]').click()
  }

  /** What the state panel says of the supply, the owner and so on. */
  fact(label: string): Promise<string | null> {
    const term = this.main.page().getByRole('term').filter({ hasText: label })
    return this.main
      .locator('dl > div')
      .filter({ has: term })
      .first()
      .getByRole('definition')
      .textContent()
  }
}
