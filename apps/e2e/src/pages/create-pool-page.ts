import { type Locale, m } from '@slipway/messages'
import type { Locator, Page } from 'playwright-core'
import { momentAsTyped } from '../harness/moment-as-typed.ts'

/** The screen that makes staking pools. */
export class CreatePoolPage {
  static readonly path = '/mining/create'
  readonly review: Locator
  /** What keeps the form from being reviewed. */
  readonly problems: Locator
  readonly #page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.review = page.getByRole('button', {
      name: m.stakemake_submit({}, { locale }),
      exact: true,
    })
    this.problems = page.getByRole('alert')
  }

  field(name: string): Locator {
    return this.#page.locator(`#pool-create-${name}`)
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.field(name).fill(text)
      await this.field(name).blur()
    }
  }

  fillTime(name: 'startTime' | 'endTime' | 'stakeDeadline', seconds: bigint): Promise<void> {
    return this.fill({ [name]: momentAsTyped(seconds) })
  }

  /** Chooses one of a few by its title. */
  choose(title: string): Promise<void> {
    return this.#page.getByRole('radio', { name: title }).first().check()
  }

  /** Turns a switch on or off. */
  flip(name: 'hasLimit' | 'hasInvites'): Promise<void> {
    return this.#page.locator(`label[for="pool-create-${name}"]`).last().click()
  }

  /** Names both tokens, and waits until the chain has said what they are. */
  async nameTokens(staked: string, kind: string, reward: string, symbol: string): Promise<void> {
    await this.fill({ stakedToken: staked })
    await this.#page.getByText(kind).first().waitFor()
    await this.fill({ rewardToken: reward })
    await this.#page.getByText(symbol).first().waitFor()
  }

  /** What the network says of a pool that it would take. */
  passed(): Locator {
    const locale = this.#locale
    const text = m.stakemake_report_passed({ chain: '\u0000' }, { locale }).split('\u0000')
    return this.#page.getByText(text.at(-1) ?? '').first()
  }
}
