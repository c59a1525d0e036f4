import { type TokenDraft, tokenDraftSchema } from './token-draft-schema.ts'
import type { TokenDraftField, TokenDraftIssue } from './types.ts'

/** A draft that has the right shape, or everything that is wrong with it. */
export type TokenDraftReading =
  | { readonly ok: true; readonly draft: TokenDraft }
  | { readonly ok: false; readonly issues: readonly TokenDraftIssue[] }

/** Any reported argument map; zod carries it untyped. */
function argsOf(params: unknown): TokenDraftIssue['args'] {
  return typeof params === 'object' && params !== null ? (params as TokenDraftIssue['args']) : {}
}

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers.
 * Nothing is asked of the network: `checkTokenDraft` does that for a draft that passed here.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readTokenDraft(input: unknown): TokenDraftReading {
  const result = tokenDraftSchema.safeParse(input)
  if (result.success) return { ok: true, draft: result.data }
  const issues = result.error.issues.map((issue): TokenDraftIssue => {
    const field = issue.path[0]
    const known = typeof field === 'string' && field !== ''
    if (field === 'templateId') {
      const given = (input as { templateId?: unknown } | null)?.templateId
      return { field, code: 'TokenFactory_TemplateUnknown', args: { templateId: String(given) } }
    }
    return {
      field: known ? (field as TokenDraftField) : 'form',
      code: issue.message.includes('_') ? issue.message : 'Input_Required',
      args: 'params' in issue ? argsOf(issue.params) : {},
    }
  })
  return { ok: false, issues }
}
