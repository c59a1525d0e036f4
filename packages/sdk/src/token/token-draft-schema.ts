import * as z from 'zod/mini'
import type { IssueCollector } from './draft/issue-collector.ts'
import {
  readStandardTokenDraft,
  type StandardTokenDraft,
  standardTokenInputSchema,
} from './draft/standard-token-draft.ts'
import { taxedDraftReaders, taxedInputSchemas } from './draft/taxed-token-draft.ts'

/**
 * A template's inputs, and the draft that its reader makes of them. Each issue goes to zod: the code is its message, the
 * numbers travel in `params`.
 */
function drafted<const Inputs extends z.ZodMiniObject, Draft>(
  inputs: Inputs,
  read: (input: z.output<Inputs>, report: IssueCollector) => Draft,
) {
  const transform = z.transform((input: z.output<Inputs>, context) =>
    read(input, (field, message, args = {}) => {
      const path = field.split('.')
      context.issues.push({ code: 'custom', path, message, params: { ...args }, input })
    }),
  )
  return z.pipe(inputs, transform)
}

const taxed = taxedInputSchemas
const readers = taxedDraftReaders

/**
 * The shape of a token to be created, shared by form, API and bot: texts in, the contract's units out.
 * Every message is a code: the contract's error name where the contract knows the rule.
 * A template is one member of the union; its members differ by `templateId`.
 */
export const tokenDraftSchema = z.discriminatedUnion('templateId', [
  drafted(standardTokenInputSchema, readStandardTokenDraft),
  drafted(taxed[2], readers[2]),
  drafted(taxed[3], readers[3]),
  drafted(taxed[4], readers[4]),
  drafted(taxed[5], readers[5]),
  drafted(taxed[6], readers[6]),
  drafted(taxed[7], readers[7]),
  drafted(taxed[8], readers[8]),
  drafted(taxed[9], readers[9]),
])

/** What a form or a request holds. */
export type TokenDraftInput = z.input<typeof tokenDraftSchema>

/** A well-formed draft in the contract's own units. */
export type TokenDraft = z.output<typeof tokenDraftSchema>

/** A draft of a template that takes taxes: every one but the first. */
export type TaxedDraft = Exclude<TokenDraft, StandardTokenDraft>
