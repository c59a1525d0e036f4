import type { TaxedDraft, TokenDraft } from './token-draft-schema.ts'

/** Whether a draft's template takes taxes. */
export function isTaxedDraft(draft: TokenDraft): draft is TaxedDraft {
  return draft.templateId !== 1
}
