import { type Locale, m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import { errorOfField } from './error-of-field.ts'

/** Sums of the form, and the first of the fields that make them. */
const firstParts: Readonly<Record<string, string>> = {
  shares: 'marketingShare',
  rebates: 'rebates.0',
}

/** The form that creates a token, by its fields' names: a taxed template has dozens. */
export class TaxedTokenForm {
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
  }

  /** Chooses a template, and turns the limits on, so that their fields are there. */
  async choose(name: typeof m.token_template_2_name): Promise<void> {
    const options = { locale: this.#locale }
    // Exactly this one: a name may be the beginning of another.
    const title = this.#page.locator('strong').getByText(name({}, options), { exact: true })
    const card = this.#page.locator('label').filter({ has: title })
    await card.getByRole('radio').check()
    for (const label of [m.token_field_wallet_limit_switch, m.token_field_swap_limit_switch]) {
      await this.#page.getByRole('switch', { name: label({}, options) }).check()
    }
    await this.#page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.#input(name).fill(text)
  }

  /** Enters and leaves a field, which is when it is judged; a sum is judged with each of its parts. */
  async leave(name: string): Promise<void> {
    const input = this.#input(firstParts[name] ?? name)
    await input.focus()
    await input.blur()
  }

  /** The text that explains why a field or a sum is refused, as a screen reader finds it. */
  async errorOf(name: string): Promise<string | undefined> {
    if (name in firstParts) {
      const text = await this.#page.locator(`#token-create-${name}-error`).textContent()
      return text || undefined
    }
    return errorOfField(this.#page, this.#input(name))
  }

  #input(name: string) {
    return this.#page.locator(`#token-create-${name.replace('.', '-')}`)
  }
}
