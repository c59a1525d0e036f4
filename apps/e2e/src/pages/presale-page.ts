import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import type { Address } from 'viem'
import type { Surface } from '../harness/surface.ts'
import { ConsoleRow } from './console-row.ts'
import { ReviewDialog } from './review-dialog.ts'

/** The page of one presale, as a participant and as its owner use it. */
export class PresalePage {
  readonly page: Surface
  readonly review: ReviewDialog
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.page = page
    this.review = new ReviewDialog(page, locale)
    this.#locale = locale
  }

  static path(kind: 'detail' | 'fair-detail' | 'private-detail', presale: Address): string {
    return `/presale/${kind}/${presale}`
  }

  /** A part of the page by its heading. */
  panel(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  get amount(): Locator {
    return this.page.getByRole('textbox', {
      name: m.presale_buy_amount({}, { locale: this.#locale }),
    })
  }

  /** Types an amount and signs the contribution. */
  async contribute(amount: string): Promise<void> {
    await this.amount.fill(amount)
    await this.act(m.presale_buy_button({}, { locale: this.#locale }))
  }

  /** Waits for the rehearsal, signs, and waits until the review has gone. */
  async signed(): Promise<void> {
    await this.review.approved.waitFor()
    await this.review.sign()
    await this.review.dialog.waitFor({ state: 'detached' })
  }

  /** Presses what opens a review, and signs it. */
  async act(name: string | RegExp): Promise<void> {
    await this.press(name)
    await this.signed()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  row(title: string): ConsoleRow {
    return new ConsoleRow(this.page, title, this.#locale)
  }
}
