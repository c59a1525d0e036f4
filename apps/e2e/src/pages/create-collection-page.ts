import { text } from 'node:stream/consumers'
import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { errorOfField } from './error-of-field.ts'

/** The screen that makes NFT collections. */
export class CreateCollectionPage {
  static readonly path = '/nft/create'
  readonly submit: Locator
  /** What keeps the form from its review. */
  readonly problems: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.submit = page.getByRole('button', { name: m.nftmake_submit({}, { locale }), exact: true })
    this.problems = page.getByRole('alert')
  }

  field(name: string): Locator {
    return this.#page.locator(`#nft-create-${name}`)
  }

  /** Types into fields, each left again, in the order given. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.field(name).fill(text)
      await this.field(name).blur()
    }
  }

  /** Says that files lie somewhere already, and where. */
  async namePlace(name: 'uri' | 'hiddenUri', place: string): Promise<void> {
    const inPage = { locale: this.#locale }
    const label =
      name === 'uri' ? m.nftmake_field_uri({}, inPage) : m.nftmake_field_hidden_uri({}, inPage)
    const ways = this.#page.getByRole('radiogroup', {
      name: `${label}: ${m.nftfile_way({}, inPage)}`,
      exact: true,
    })
    await ways.getByText(m.nftfile_way_stored({}, inPage), { exact: true }).click()
    await this.fill({ [name]: place })
  }

  /** Chooses a folder of pictures that stay hidden, names them, and stores them with their metadata. */
  async storeHidden(
    folder: string,
    { count, names }: { readonly count: number; readonly names: string },
  ): Promise<void> {
    const inPage = { locale: this.#locale }
    const panel = this.field('hiddenUri')
    await panel
      .getByLabel(m.nftfile_choose_folder({}, inPage), { exact: true })
      .setInputFiles(folder)
    await panel.getByText(m.nftfile_count({ count }, inPage), { exact: true }).waitFor()
    await panel.getByLabel(m.nftfile_name_all({}, inPage)).fill(names)
    await panel.getByRole('button', { name: m.nftfile_store({}, inPage), exact: true }).click()
    await panel.getByText(m.nftfile_stored({}, inPage), { exact: true }).waitFor()
  }

  fillTime(name: 'listStart' | 'publicStart' | 'endTime', seconds: bigint): Promise<void> {
    return this.fill({ [name]: momentAsTyped(seconds) })
  }

  /** Chooses one of a few by what is chosen and by its title. */
  choose(legend: string, title: string): Promise<void> {
    const group = this.#page.getByRole('group', { name: legend, exact: true })
    return group.getByRole('radio', { name: title }).first().check()
  }

  /** Turns a switch on or off. */
  flip(name: 'isHidden' | 'hasList'): Promise<void> {
    return this.#page.locator(`label[for="nft-create-${name}"]`).last().click()
  }

  /** Says that minting ends at a moment. */
  async endAt(seconds: bigint): Promise<void> {
    const locale = this.#locale
    await this.choose(m.nftmake_end({}, { locale }), m.nftmake_end_date({}, { locale }))
    await this.fillTime('endTime', seconds)
  }

  /** Saves what hidden pictures are shown with. @returns text of the file */
  async saveSecret(): Promise<string> {
    const name = m.nftmake_secret_save({}, { locale: this.#locale })
    const [file] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('button', { name, exact: true }).click(),
    ])
    return text(await file.createReadStream())
  }

  /** Why a field is refused, beside it. */
  errorOf(name: string): Promise<string | undefined> {
    return errorOfField(this.#page, this.field(name))
  }
}
