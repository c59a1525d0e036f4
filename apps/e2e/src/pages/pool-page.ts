import { m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { ConsoleRow } from './console-row.ts'
import { ReviewDialog } from './review-dialog.ts'

/** The page of a staking pool. */
export class PoolPage {
  readonly review: ReviewDialog
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.review = new ReviewDialog(page)
  }

  /** A row of what stakers or the admin can do, by its title. */
  row(title: string): ConsoleRow {
    return new ConsoleRow(this.#page, title)
  }

  get stake(): ConsoleRow {
    return this.row(m.stakepage_stake_title())
  }

  /** The panel of the connected wallet. */
  get mine(): Locator {
    return this.#page.getByRole('region', { name: m.stakepage_mine_title(), exact: true })
  }

  /** Opens a row's form where it is not open already. */
  unfold(row: ConsoleRow): Promise<void> {
    return row.unfold()
  }

  /** Picks NFTs of a collection without lists. */
  async typeNfts(row: ConsoleRow, label: string, ids: readonly bigint[]): Promise<void> {
    await row.field(label).fill(ids.join(', '))
  }

  /** Sends what a form asks for, once its rehearsal succeeded. @returns what the review said */
  sign(row: ConsoleRow): Promise<string> {
    return row.sign(this.review)
  }
}
