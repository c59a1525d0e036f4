import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

const labels = {
  name: m.token_field_name,
  symbol: m.token_field_symbol,
  decimals: m.token_field_decimals,
  totalSupply: m.token_field_supply,
  tax: m.solana_field_tax,
  website: m.solana_field_website,
  description: m.console_ipfs_description,
  uri: m.token_field_uri_optional,
}
type SolanaFieldName = keyof typeof labels

/** The form that creates a token on Solana. */
export class SolanaTokenPage {
  readonly review: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    const name = m.token_create_submit({}, { locale })
    this.review = page.getByRole('button', { name, exact: true })
  }

  field(name: SolanaFieldName): Locator {
    return this.#page.getByRole('textbox', { name: labels[name]({}, { locale: this.#locale }) })
  }

  /** Chooses the template with a transfer tax. */
  chooseTax(): Promise<void> {
    const name = m.solana_template_taxed({}, { locale: this.#locale })
    return this.#page.getByRole('radio', { name }).check()
  }

  /** Types texts, field by field, as a person would. */
  async fill(texts: Partial<Record<SolanaFieldName, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.field(name as SolanaFieldName).fill(text)
    }
  }
}
