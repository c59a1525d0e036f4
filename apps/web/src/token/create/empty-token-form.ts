import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import type { TokenDraftInput } from '@slipway/sdk/token/token-draft-schema'
import { rebateLevels, type TokenFormValues } from './token-form-values.ts'

/** The defaults of every template's fields; templates that share a field share its default, but for the NFT interval. */
const defaults: Partial<TokenDraftInput> = {
  ...emptyTokenDraftInput(8),
  ...emptyTokenDraftInput(3),
  ...emptyTokenDraftInput(9),
}

/** A new form: the plain template, nothing typed. */
export const emptyTokenForm = {
  ...defaults,
  templateId: 1,
  receiverKind: 'own',
  rebates: Array.from({ length: rebateLevels }, () => ''),
  // Every field of the form is an input of one of the templates above; a test goes through them.
} as unknown as TokenFormValues
