import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import { plainText } from '../harness/plain-text.ts'
import type { Surface } from '../harness/surface.ts'
import type { ReviewDialog } from './review-dialog.ts'

/** One action of the console: a row that opens its form. */
export class ConsoleRow {
  readonly root: Locator
  /** What was achieved, in place of the form. */
  readonly done: Locator
  readonly #page: Surface
  readonly #locale: Locale

  /** @param title its heading, in the page's language */
  constructor(page: Surface, title: string, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.root = page.getByRole('region', { name: title, exact: true })
    this.done = this.root.getByRole('status').filter({ has: page.locator('strong') })
  }

  async open(): Promise<void> {
    await this.root.locator('button[aria-expanded="false"]').click()
  }

  /** Opens its form where it is not open already. */
  async unfold(): Promise<void> {
    await this.root.waitFor()
    const closed = this.root.locator('button[aria-expanded="false"]')
    if ((await closed.count()) > 0) await closed.click()
  }

  field(label: string): Locator {
    return this.root.getByLabel(label, { exact: true })
  }

  /** Picks a card of a choice, or turns a switch on, by its label. */
  async choose(label: string): Promise<void> {
    const radio = this.root.getByRole('radio', { name: label })
    await radio
      .or(this.root.getByRole('switch', { name: label }))
      .first()
      .check()
  }

  /** Ticks what an act that can never be undone asks for; does nothing where nothing is asked. */
  async agree(): Promise<void> {
    const name = m.console_final_agree({}, { locale: this.#locale })
    const tick = this.root.getByRole('checkbox', { name })
    if ((await tick.count()) === 0) return
    // Leaving a field may show its error, which moves what is below it.
    await tick.focus()
    await tick.check()
  }

  /** Why a field is refused, as a screen reader finds it. */
  async errorOf(label: string): Promise<string | undefined> {
    const field = this.field(label)
    if ((await field.getAttribute('aria-invalid')) !== 'true') return undefined
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    const error = ids.find((id) => id.endsWith('-error'))
    return error
      ? ((await this.#page.locator(`[id="${error}"]`).textContent()) ?? undefined)
      : undefined
  }

  /** Leaves the success, so that the row stands as it did. */
  async close(): Promise<void> {
    const name = m.console_row_ready({}, { locale: this.#locale })
    await this.done.getByRole('button', { name, exact: true }).click()
  }

  async submit(): Promise<void> {
    await this.root.locator('button[type="submit"]').click()
  }

  /** Sends what the form asks for, once its rehearsal succeeded. @returns what the review said */
  async sign(review: ReviewDialog): Promise<string> {
    await this.agree()
    await this.submit()
    await review.approved.waitFor()
    const text = plainText(await review.text())
    await review.sign()
    await this.done.waitFor()
    await review.dialog.waitFor({ state: 'detached' })
    return text
  }

  /** Ticks that it is understood, and goes on: the question before an act that can never be undone. */
  async confirm(title: string, label: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: title })
    const name = m.shell_confirm_understood({}, { locale: this.#locale })
    await dialog.getByRole('checkbox', { name }).check()
    await dialog.getByRole('button', { name: label, exact: true }).click()
  }
}
