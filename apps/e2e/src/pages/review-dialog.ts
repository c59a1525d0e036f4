import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import type { Surface } from '../harness/surface.ts'

/** The step between a form and the wallet. */
export class ReviewDialog {
  readonly dialog: Locator
  /** Shown when the rehearsal on the node would succeed. */
  readonly approved: Locator
  /** Why it cannot be sent, or why it stopped. */
  readonly problem: Locator
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.#locale = locale
    this.dialog = page.getByRole('dialog')
    const rehearsed = m.transaction_check_ok({ chain: '\u0000' }, { locale }).split('\u0000').at(-1)
    this.approved = this.dialog.getByRole('status').filter({ hasText: rehearsed ?? '' })
    this.problem = this.dialog.getByRole('alert')
  }

  /** The value beside a label, such as a fee. */
  value(label: string): Promise<string | null> {
    const row = this.dialog.locator('dl > div').filter({
      has: this.dialog.page().getByRole('term').filter({ hasText: label }),
    })
    return row.getByRole('definition').first().textContent()
  }

  /** The whole text in one line, for what must or must not be said. */
  async text(): Promise<string> {
    const parts = await this.dialog.locator(':is(h2, h3, dt, dd, li, p, button)').allTextContents()
    return parts.join(' ').replaceAll(/\s+/g, ' ')
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** Leaves the review by its own button, not by the cross in the corner. */
  close(): Promise<void> {
    const hasText = m.transaction_close({}, { locale: this.#locale })
    return this.dialog.getByRole('button').filter({ hasText }).click()
  }

  /** Goes back to the form before anything was sent. */
  async back(): Promise<void> {
    await this.button(m.transaction_back({}, { locale: this.#locale })).click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  /** Presses what goes on, whatever the act calls it. */
  confirm(): Promise<void> {
    return this.dialog.locator('button').last().click()
  }

  sign(): Promise<void> {
    return this.button(m.token_review_confirm({}, { locale: this.#locale })).click()
  }

  tryAgain(): Promise<void> {
    return this.button(m.transaction_try_again({}, { locale: this.#locale })).click()
  }
}
