import { m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** A document as a person chooses it. */
export interface ChosenDocument {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The form of an application for a badge, and the own applications above it. */
export class BadgeForm {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true })
  }

  /** What the account applied for. */
  own(): Locator {
    return this.#page.getByRole('region', { name: m.badges_own(), exact: true })
  }

  /** @param name what the document shows */
  async choose(name: string, file: ChosenDocument): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser')
    const label = m.badges_document_choose({ name, action: m.badges_document_button() })
    await this.#page.getByRole('button', { name: label, exact: true }).click()
    await (await chooser).setFiles(file)
  }

  handIn(): Promise<void> {
    return this.#page.getByRole('button', { name: m.badges_apply_button(), exact: true }).click()
  }
}
