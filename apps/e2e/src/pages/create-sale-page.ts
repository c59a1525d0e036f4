import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

export type SaleKind = 'normal' | 'fair' | 'private'

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

const two = (value: number) => String(value).padStart(2, '0')

/** The screen that creates a sale; each kind has its own address and its own fields. */
export class CreateSalePage {
  readonly review: Locator
  /** What keeps the form from being reviewed. */
  readonly problems: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.review = page.getByRole('button', {
      name: m.presale_create_submit({}, { locale }),
      exact: true,
    })
    this.problems = page.getByRole('alert')
  }

  static path(kind: SaleKind): string {
    return paths[kind]
  }

  /** A field by its name in the draft; the page's hidden tabs have fields of the same names. */
  field(kind: SaleKind, name: string): Locator {
    return this.#page.locator(`#presale-${kind}-${name}`)
  }

  async fill(kind: SaleKind, texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.field(kind, name).fill(text)
      await this.field(kind, name).blur()
    }
  }

  /** Chooses a picture as the project's logo. */
  chooseLogo(file: ChosenFile): Promise<void> {
    return this.#page.locator('input[type="file"][accept^="image/"]').setInputFiles(file)
  }

  /** Imports a file of wallets into the lists. */
  importWallets(kind: SaleKind, csv: string): Promise<void> {
    const file = { name: 'wallets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    return this.field(kind, 'csv').setInputFiles(file)
  }

  /** Types a moment as the visitor's browser takes it, in UTC, which is Lisbon's time in winter. */
  async fillTime(kind: SaleKind, name: 'startTime' | 'endTime', seconds: bigint): Promise<void> {
    const at = new Date(Number(seconds) * 1_000)
    const zone = { timeZone: 'Europe/Lisbon', hour12: false } as const
    const part = (of: Intl.DateTimeFormatOptions) =>
      two(Number(new Intl.DateTimeFormat('en-GB', { ...zone, ...of }).format(at)))
    const day = `${at.getFullYear()}-${part({ month: 'numeric' })}-${part({ day: 'numeric' })}`
    const time = `${part({ hour: 'numeric' })}:${part({ minute: 'numeric' })}`
    await this.field(kind, name).fill(`${day}T${time}`)
  }

  /** Chooses another kind; its screen opens with what was typed. */
  async chooseKind(kind: SaleKind): Promise<void> {
    const name = names[kind]({}, { locale: this.#locale })
    await this.#page.getByRole('radio', { name }).locator('visible=true').click()
    await this.#page.waitForURL((url) => url.pathname === paths[kind])
  }

  choose(text: string): Promise<void> {
    return this.#page.getByRole('radio', { name: text }).locator('visible=true').check()
  }
}
