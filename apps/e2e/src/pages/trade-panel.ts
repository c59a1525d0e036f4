import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { ReviewDialog } from './review-dialog.ts'

/** Buying and selling on the page of a token. */
export class TradePanel {
  readonly root: Locator
  readonly review: ReviewDialog
  /** What was received, once it was. */
  readonly done: Locator
  /** Why what is typed would not come about. */
  readonly preview: Locator
  readonly #text: { readonly locale: Locale }
  readonly #symbol: string

  constructor(page: Page, symbol: string, locale: Locale = 'en-US') {
    this.#text = { locale }
    this.#symbol = symbol
    this.root = page.getByRole('region', { name: m.trade_title({ symbol }, this.#text) })
    this.review = new ReviewDialog(page, locale)
    this.done = this.root.getByText(m.trade_done_title({}, this.#text), { exact: true })
    this.preview = this.root.getByRole('status')
  }

  amount(side: 'buy' | 'sell'): Locator {
    const label = side === 'buy' ? m.trade_amount_buy : m.trade_amount_sell
    return this.root.getByRole('textbox', { name: label({}, this.#text) })
  }

  async choose(side: 'buy' | 'sell'): Promise<void> {
    const label = side === 'buy' ? m.trade_side_buy : m.trade_side_sell
    await this.root.getByText(label({}, this.#text), { exact: true }).click()
    await this.amount(side).waitFor()
  }

  /** Waits until a node has run what is typed. */
  forecast(): Promise<void> {
    return this.preview.getByText(m.trade_least({}, this.#text)).waitFor()
  }

  part(name: string): Promise<void> {
    return this.root.getByRole('button', { name, exact: true }).click()
  }

  async submit(side: 'buy' | 'sell'): Promise<void> {
    const label = side === 'buy' ? m.trade_button_buy : m.trade_button_sell
    const name = label({ symbol: this.#symbol }, this.#text)
    await this.root.getByRole('button', { name }).click()
  }

  again(): Promise<void> {
    return this.root.getByRole('button', { name: m.trade_again({}, this.#text) }).click()
  }
}
