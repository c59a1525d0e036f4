import { type Locale, m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import type { Surface } from '../harness/surface.ts'
import type { TextFieldName, TypedToken } from './typed-token.ts'

const labels = {
  name: m.token_field_name,
  symbol: m.token_field_symbol,
  decimals: m.token_field_decimals,
  totalSupply: m.token_field_supply,
  receiver: m.token_field_receiver,
  contractUri: m.token_field_uri_optional,
  mintCooldownDays: m.token_field_cooldown,
  mintMaxPercent: m.token_field_ratio,
  inviter: m.token_field_inviter,
} satisfies Record<TextFieldName, typeof m.token_field_name>

/** The form that creates a token. */
export class CreateTokenPage {
  readonly mintable: Locator
  readonly review: Locator
  readonly #page: Surface
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    this.mintable = page.getByRole('switch', { name: m.token_field_mintable({}, { locale }) })
    this.review = page.getByRole('button', {
      name: m.token_create_submit({}, { locale }),
      exact: true,
    })
  }

  field(name: TextFieldName): Locator {
    return this.#page.getByRole('textbox', { name: labels[name]({}, { locale: this.#locale }) })
  }

  /** The text that explains why a field is refused, as a screen reader finds it. */
  async errorOf(name: TextFieldName): Promise<string | undefined> {
    const field = this.field(name)
    if ((await field.getAttribute('aria-invalid')) !== 'true') return undefined
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    const error = ids.find((id) => id.endsWith('-error'))
    return error
      ? ((await this.#page.locator(`[id="${error}"]`).textContent()) ?? undefined)
      : undefined
  }

  /** Types the whole form, field by field, as a person would. */
  async fill(token: Partial<TypedToken>): Promise<void> {
    const { mintable, ...texts } = token
    // What is far down the form loads once somebody works on it.
    await this.field('name').focus()
    if (mintable !== undefined) await this.mintable.setChecked(mintable)
    for (const [name, text] of Object.entries(texts)) {
      const isMinting = name === 'mintCooldownDays' || name === 'mintMaxPercent'
      // The minting fields exist only while the switch is on.
      if (!isMinting || (await this.mintable.isChecked())) {
        await this.field(name as TextFieldName).fill(text)
      }
    }
  }
}
