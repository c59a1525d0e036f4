import { m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { plainText } from '../harness/plain-text.ts'
import { confirmColumns } from './confirm-columns.ts'
import { ReviewDialog } from './review-dialog.ts'

/** The form that sends a list, and the list on its way. */
export class MultisendPage {
  readonly page: Page
  readonly review: ReviewDialog

  constructor(page: Page) {
    this.page = page
    this.review = new ReviewDialog(page)
  }

  get list(): Locator {
    return this.page.getByRole('textbox', { name: m.multisend_list() })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async choose(kind: 'native' | 'token' | 'nft'): Promise<void> {
    const assets = this.page.getByRole('group', { name: m.multisend_asset(), exact: true })
    await assets.locator(`input[value="${kind}"]`).check()
  }

  /** Names the token and waits until its units are known. */
  async nameToken(token: string): Promise<void> {
    await this.choose('token')
    await this.page.getByRole('textbox', { name: m.multisend_token() }).fill(token)
    await this.page.getByText(/18 decimals/).waitFor()
  }

  async takeFile(lines: readonly string[]): Promise<void> {
    const buffer = Buffer.from(lines.join('\n'))
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await confirmColumns(this.page)
  }

  /** Has the list tried on the node. */
  async plan(): Promise<void> {
    await this.button(m.multisend_plan()).click()
    await this.page.getByText(m.multisend_progress()).first().waitFor()
  }

  /** Opens the review of the next batch. @returns what it says */
  async reviewNext(button = m.multisend_start()): Promise<string> {
    await this.button(button).click()
    await this.review.approved.waitFor()
    return plainText(await this.review.text())
  }

  progress(sent: number, all: number): Locator {
    const text = m.multisend_progress_text({ sent, all, left: all - sent })
    return this.page.getByText(text).first()
  }

  get done(): Locator {
    const said = this.page.getByRole('status')
    return said
      .filter({ hasText: m.multisend_done() })
      .or(said.filter({ hasText: m.multisend_done_partly() }))
  }
}
