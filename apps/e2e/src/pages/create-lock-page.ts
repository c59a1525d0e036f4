import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import type { Surface } from '../harness/surface.ts'
import { confirmColumns } from './confirm-columns.ts'

/** The screen that locks tokens, liquidity and NFTs. */
export class CreateLockPage {
  static readonly path = '/lock/token'
  readonly review: Locator
  /** What keeps the form from being reviewed. */
  readonly problems: Locator
  readonly #page: Surface
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.review = page.getByRole('button', { name: m.lock_submit({}, { locale }), exact: true })
    this.problems = page.getByRole('alert')
  }

  field(name: string): Locator {
    return this.#page.locator(`#lock-token-${name}`)
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.field(name).fill(text)
      await this.field(name).blur()
    }
  }

  fillTime(name: 'unlockAt' | 'cliffAt', seconds: bigint): Promise<void> {
    return this.fill({ [name]: momentAsTyped(seconds) })
  }

  /** Chooses one of a few by its title. */
  choose(title: string): Promise<void> {
    return this.#page.getByRole('radio', { name: title }).first().check()
  }

  /** Chooses one of a few that stand in one line. */
  chooseSegment(title: string): Promise<void> {
    return this.#page.locator('label').getByText(title, { exact: true }).first().click()
  }

  /** Names the asset, and waits until the chain has said that it is this. */
  async nameAsset(address: string, kind: string): Promise<void> {
    await this.fill({ asset: address })
    await this.#page.getByText(kind, { exact: true }).first().waitFor()
  }

  /** Shows the list as text. */
  async showText(): Promise<void> {
    await this.choose(m.lock_entry_list({}, { locale: this.#locale }))
    await this.chooseSegment(m.lock_list_text({}, { locale: this.#locale }))
    await this.field('list').waitFor()
  }

  /** Hands a file to the list. */
  async importList(csv: string): Promise<void> {
    const file = { name: 'locks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await this.field('file').setInputFiles(file)
    await confirmColumns(this.#page, this.#locale)
  }
}
