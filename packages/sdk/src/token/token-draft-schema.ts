import * as z from 'zod'
import type { IssueSink } from './draft/issue-sink.ts'
import { readStandardTokenDraft, standardTokenInputSchema } from './draft/standard-token-draft.ts'

/** Hands each issue to zod: the code is its message, the numbers travel in `params`. */
function sinkFor(context: z.RefinementCtx): IssueSink {
  return (field, code, args = {}) =>
    context.addIssue({ code: 'custom', path: [field], message: code, params: { ...args } })
}

/**
 * The shape of a token to be created, shared by form, API and bot: texts in, the contract's units out.
 * Every message is a code: the contract's error name where the contract knows the rule.
 * A template is one member of the union; its members differ by `templateId`.
 */
export const tokenDraftSchema = z.discriminatedUnion('templateId', [
  standardTokenInputSchema.transform((input, context) =>
    readStandardTokenDraft(input, sinkFor(context)),
  ),
])

/** What a form or a request holds. */
export type TokenDraftInput = z.input<typeof tokenDraftSchema>

/** A well-formed draft in the contract's own units. */
export type TokenDraft = z.output<typeof tokenDraftSchema>
