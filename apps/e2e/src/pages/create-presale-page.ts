import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import { beginForm } from '../harness/begin-form.ts'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import type { Surface } from '../harness/surface.ts'
import { confirmColumns } from './confirm-columns.ts'

export type PresaleKind = 'normal' | 'fair' | 'private'

const paths = {
  normal: '/presale/create',
  fair: '/presale/fair-create',
  private: '/presale/private-create',
} as const
const names = {
  normal: m.presale_kind_normal,
  fair: m.presale_kind_fair,
  private: m.presale_kind_private,
} as const

/** A file of the visitor's, as the browser hands it to a page. */
export type ChosenFile = {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The screen that creates a presale; each kind has its own address and its own fields. */
export class CreatePresalePage {
  readonly review: Locator
  /** What keeps the form from being reviewed. */
  readonly problems: Locator
  readonly #page: Surface
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.review = page.getByRole('button', {
      name: m.presale_create_submit({}, { locale }),
      exact: true,
    })
    this.problems = page.getByRole('alert')
  }

  static path(kind: PresaleKind): string {
    return paths[kind]
  }

  /** A field by its name in the draft; the page's hidden tabs have fields of the same names. */
  field(kind: PresaleKind, name: string): Locator {
    return this.#page.locator(`#presale-${kind}-${name}`)
  }

  async fill(kind: PresaleKind, texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      // Lengths are named by what the draft counts them in, whatever unit the form offers first.
      if (name === 'lockMinutes') await this.field(kind, `${name}-unit`).selectOption('minutes')
      await this.field(kind, name).fill(text)
      await this.field(kind, name).blur()
    }
  }

  /** Chooses a picture as the project's logo. */
  async chooseLogo(file: ChosenFile): Promise<void> {
    await beginForm(this.#page)
    await this.#page.locator('input[type="file"][accept^="image/"]').setInputFiles(file)
  }

  /** Imports a file of wallets into the lists. */
  async importWallets(kind: PresaleKind, csv: string): Promise<void> {
    const file = { name: 'wallets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await this.field(kind, 'csv').setInputFiles(file)
    await confirmColumns(this.#page, this.#locale)
  }

  fillTime(kind: PresaleKind, name: 'startTime' | 'endTime', seconds: bigint): Promise<void> {
    return this.field(kind, name).fill(momentAsTyped(seconds))
  }

  /** Chooses another kind; its screen opens with what was typed. */
  async chooseKind(kind: PresaleKind): Promise<void> {
    const name = names[kind]({}, { locale: this.#locale })
    await this.#page.getByRole('radio', { name }).locator('visible=true').click()
    await this.#page.waitForURL((url) => url.pathname === paths[kind])
  }

  choose(text: string): Promise<void> {
    return this.#page.getByRole('radio', { name: text }).locator('visible=true').check()
  }
}
