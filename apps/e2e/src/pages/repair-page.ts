import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { errorOfField } from './error-of-field.ts'
import { ReviewDialog } from './review-dialog.ts'

type Text = (inputs: Record<never, never>, options: { locale: Locale }) => string

/** The screen of pool repair. */
export class RepairPage {
  readonly review: ReviewDialog
  readonly subject: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.review = new ReviewDialog(page, locale)
    this.subject = this.field(this.say(m.repair_subject_field))
  }

  /** @param pool a pool or a token */
  static path(pool?: string): string {
    return `/lp/fix?chain=local${pool ? `&pool=${pool}` : ''}`
  }

  say(text: Text): string {
    return text({}, { locale: this.#locale })
  }

  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true })
  }

  error(label: string): Promise<string | undefined> {
    return errorOfField(this.#page, this.field(label))
  }

  async look(entry: string): Promise<void> {
    await this.subject.fill(entry)
    await this.press(m.repair_subject_check)
  }

  press(text: Text): Promise<void> {
    return this.#page.getByRole('button', { name: this.say(text), exact: true }).click()
  }

  /** One of the choices that stand side by side. */
  choose(label: string): Promise<void> {
    return this.#page.getByText(label, { exact: true }).click()
  }

  tokenField(symbol: string): string {
    return m.repair_token_amount({ symbol }, { locale: this.#locale })
  }

  quoteField(symbol: string): string {
    return m.repair_quote_amount({ symbol }, { locale: this.#locale })
  }

  /** States both amounts and waits for the chain's forecast. */
  async state(symbol: string, tokens: string, quotes: string): Promise<void> {
    await this.field(this.tokenField(symbol)).fill(tokens)
    await this.field(this.quoteField('ETH')).fill(quotes)
    await this.forecast.getByText(this.say(m.repair_becomes)).waitFor()
  }

  get forecast(): Locator {
    return this.#page.getByRole('region', { name: this.say(m.repair_forecast_title) })
  }

  heading(text: string): Locator {
    return this.#page.getByText(text, { exact: true })
  }

  /** Opens the review, signs and waits for the success state. */
  async repair(): Promise<void> {
    await this.press(m.repair_review)
    await this.review.approved.waitFor()
    await this.review.button(this.say(m.repair_confirm)).click()
    await this.heading(this.say(m.repair_done_title)).waitFor()
  }
}
