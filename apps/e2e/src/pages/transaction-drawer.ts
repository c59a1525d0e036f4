import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import type { Surface } from '../harness/surface.ts'

/** The drawer with every transaction that this browser remembers. */
export class TransactionDrawer {
  readonly button: Locator
  readonly dialog: Locator
  readonly rows: Locator

  constructor(page: Surface, locale: Locale = 'en-US') {
    const name = m.transaction_button({}, { locale })
    this.button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })
    this.dialog = page.getByRole('dialog', { name: m.transaction_drawer_title({}, { locale }) })
    this.rows = this.dialog.getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.dialog.waitFor()
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title })
  }
}
