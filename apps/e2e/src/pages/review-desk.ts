import { m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'

/** The operator's desk. */
export class ReviewDesk {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true })
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  /** What the operator types to sign in. */
  async enter({ name, password, code }: Record<'name' | 'password' | 'code', string>) {
    await this.field(m.badgereview_name()).fill(name)
    await this.field(m.badgereview_password()).fill(password)
    await this.field(m.badgereview_code()).fill(code)
    await this.button(m.badgereview_signin_button()).click()
  }

  /** @param application as a line names it */
  async open(application: string): Promise<void> {
    await this.button(m.badgereview_open_one({ name: application }))
      .first()
      .click()
  }

  /** Takes what is open into review. */
  async take(): Promise<void> {
    await this.button(m.badgereview_take()).click()
    await this.#page.getByText(m.badges_state_inReview(), { exact: true }).waitFor()
  }

  /** Grants what is in review, and waits until it is. */
  async grant({ issuer, scope, days }: Record<'issuer' | 'scope' | 'days', string>) {
    await this.field(m.badges_issuer()).fill(issuer)
    await this.field(m.badges_scope()).fill(scope)
    await this.field(m.badgereview_days()).fill(days)
    await this.button(m.badgereview_grant()).click()
    await this.#page.getByRole('heading', { name: m.badgereview_withdraw(), exact: true }).waitFor()
  }

  /** Withdraws the badge that is open. @param reason everybody reads it */
  async withdraw(reason: string): Promise<void> {
    await this.field(m.badgereview_withdraw_label()).fill(reason)
    await this.button(m.badgereview_withdraw()).click()
  }
}
