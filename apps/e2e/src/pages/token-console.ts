import { type Locale, m } from '@slipway/messages'
import type { Address } from 'viem'
import { ConsoleRow } from './console-row.ts'
import { ReviewDialog } from './review-dialog.ts'

/** What is done to one row of the console before its review. */
export interface ConsoleEntries {
  /** Texts by the labels of their fields. */
  readonly fields?: Readonly<Record<string, string>>
  /** Choices and switches by their labels. */
  readonly choices?: readonly string[]
  /** The question asked after submitting: its title and what is pressed. */
  readonly question?: readonly [title: string, button: string]
}

/** Who acts, and where. */
interface ConsoleVisitor {
  readonly page: import('playwright-core').Page
  open(path: string): Promise<void>
}

/** The console of a taxed token: rows that open a form each. */
export class TokenConsole {
  readonly review: ReviewDialog
  readonly #visitor: ConsoleVisitor
  readonly #token: Address
  readonly #locale: Locale

  constructor(visitor: ConsoleVisitor, token: Address, locale: Locale = 'en-US') {
    this.#visitor = visitor
    this.#token = token
    this.#locale = locale
    this.review = new ReviewDialog(visitor.page, locale)
  }

  open(): Promise<void> {
    return this.#visitor.open(`/token/detail/${this.#token}?chain=local`)
  }

  row(title: string): ConsoleRow {
    return new ConsoleRow(this.#visitor.page, title, this.#locale)
  }

  /** Opens a row and fills in its form. */
  async fill(title: string, { fields = {}, choices = [] }: ConsoleEntries): Promise<ConsoleRow> {
    const row = this.row(title)
    await row.open()
    for (const choice of choices) await row.choose(choice)
    for (const [label, text] of Object.entries(fields)) await row.field(label).fill(text)
    await row.agree()
    return row
  }

  /** Fills in a row's form and opens its review; the rehearsal has to approve. */
  async prepare(title: string, entries: ConsoleEntries = {}): Promise<ConsoleRow> {
    const row = await this.fill(title, entries)
    await row.submit()
    if (entries.question) await row.confirm(...entries.question)
    await this.review.approved.waitFor()
    return row
  }

  /**
   * Does what a row is for, to its success.
   * @returns what the row says was achieved
   */
  async act(title: string, entries: ConsoleEntries = {}): Promise<string> {
    const row = await this.prepare(title, entries)
    await this.review.confirm()
    await row.done.waitFor()
    const said = (await row.done.locator('strong').textContent()) ?? ''
    await row.close()
    return said
  }

  /** Opens trading, or starts a batch opening, with liquidity and its lock in one transaction. */
  launch(tokens: string, quote: string, more: ConsoleEntries = {}): Promise<string> {
    const text = { locale: this.#locale }
    const isOpening = more.choices?.includes(m.console_opening_switch({}, text)) === true
    return this.act(m.console_launch_pad_title({}, text), {
      ...more,
      fields: {
        [m.console_liquidity_tokens({}, text)]: tokens,
        [m.console_liquidity_quote({}, text)]: quote,
        ...more.fields,
      },
      question: isOpening
        ? [m.console_opening_confirm({}, text), m.console_opening_start({}, text)]
        : [m.console_launch_confirm({}, text), m.console_launch_title({}, text)],
    })
  }
}
