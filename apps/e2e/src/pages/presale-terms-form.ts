import { type Locale, m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import { beginForm } from '../harness/begin-form.ts'
import { CreatePresalePage, type PresaleKind } from './create-presale-page.ts'
import { errorOfField } from './error-of-field.ts'

/** The terms of the form that creates a presale, by their names in the draft, and what is wrong with them. */
export class PresaleTermsForm {
  readonly #page: Page
  readonly #kind: PresaleKind
  readonly #form: CreatePresalePage

  constructor(page: Page, kind: PresaleKind, locale: Locale) {
    this.#page = page
    this.#kind = kind
    this.#form = new CreatePresalePage(page, locale)
  }

  /** Shows every field: windows of the whitelist, and what is folded away. */
  async unfold(locale: Locale): Promise<void> {
    await beginForm(this.#page)
    if (this.#kind !== 'private') await this.#form.choose(m.presale_whitelist_tiers({}, { locale }))
    await this.#page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
  }

  fill(texts: Readonly<Record<string, string>>): Promise<void> {
    return this.#form.fill(this.#kind, texts)
  }

  /** Enters and leaves a field, which is when it is judged. */
  async leave(name: string): Promise<void> {
    const input = this.#form.field(this.#kind, name)
    await input.focus()
    await input.blur()
  }

  errorOf(name: string): Promise<string | undefined> {
    return errorOfField(this.#page, this.#form.field(this.#kind, name))
  }
}
