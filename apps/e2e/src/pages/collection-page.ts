import { m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { plainText } from '../harness/plain-text.ts'
import { ConsoleRow } from './console-row.ts'
import { ReviewDialog } from './review-dialog.ts'

/** The page of an NFT collection with its sale. */
export class CollectionPage {
  readonly review: ReviewDialog
  readonly quantity: Locator
  /** Goes to the review of a mint; absent where nothing can be minted. */
  readonly mintButton: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.review = new ReviewDialog(page)
    this.quantity = page.getByLabel(m.nftpage_mint_quantity(), { exact: true })
    this.mintButton = page.getByRole('button', { name: m.nftpage_mint_review(), exact: true })
  }

  /** A row of what the owner or an inviter can do, by its title. */
  row(title: string): ConsoleRow {
    return new ConsoleRow(this.#page, title)
  }

  /** A panel by its title. */
  panel(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true })
  }

  /** Mints, and stays where what was minted is shown. @returns what the review said */
  async mint(quantity: number): Promise<string> {
    await this.quantity.fill(String(quantity))
    await this.mintButton.click()
    await this.review.approved.waitFor()
    const text = plainText(await this.review.text())
    await this.review.sign()
    await this.#page.getByText(m.nftpage_mint_done_text()).waitFor()
    await this.review.dialog.waitFor({ state: 'detached' })
    return text
  }

  /** Leaves what was minted, for the panel as it stands now. */
  async again(): Promise<void> {
    await this.#page.getByRole('button', { name: m.nftpage_mint_again(), exact: true }).click()
  }
}
