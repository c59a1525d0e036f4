import type { Address } from 'viem'
import { isTemplateId } from '../platform/template-id.ts'
import { readAddress } from '../shared/read-address.ts'
import { type TokenDraft, tokenDraftSchema } from './token-draft-schema.ts'
import type { TokenDraftField, TokenDraftIssue } from './types.ts'

/** A draft that has the right shape, or everything that is wrong with it. */
export type TokenDraftReading =
  | { readonly ok: true; readonly draft: TokenDraft }
  | { readonly ok: false; readonly issues: readonly TokenDraftIssue[] }

/** What is known beside the draft. */
export interface TokenDraftContext {
  /** Who will create the token, and own it. */
  readonly creator?: Address | undefined
}

/** Any reported argument map; zod carries it untyped. */
function argsOf(params: unknown): TokenDraftIssue['args'] {
  return typeof params === 'object' && params !== null ? (params as TokenDraftIssue['args']) : {}
}

function templateOf(input: unknown): unknown {
  return (input as { templateId?: unknown } | null)?.templateId
}

/** Every name that the schema can report belongs to an input of it. */
function toIssue(
  issue: {
    readonly path: readonly PropertyKey[]
    readonly message: string
    readonly params?: unknown
  },
  input: unknown,
): TokenDraftIssue {
  const field = issue.path.map(String).join('.')
  if (field === 'templateId') {
    const templateId = String(templateOf(input))
    return { field, code: 'TokenFactory_TemplateUnknown', args: { templateId } }
  }
  return {
    field: field === '' ? 'form' : (field as TokenDraftField),
    code: issue.message.includes('_') ? issue.message : 'Input_Required',
    args: argsOf(issue.params),
  }
}

/** The marketing wallet differs from the deployer (specification, section 5). */
function findCreatorIssue(
  input: unknown,
  creator: Address | undefined,
): TokenDraftIssue | undefined {
  const templateId = Number(templateOf(input))
  const wallet = (input as { marketingWallet?: unknown } | null)?.marketingWallet
  if (!creator || !isTemplateId(templateId) || templateId === 1) return undefined
  const reading = typeof wallet === 'string' ? readAddress(wallet) : undefined
  if (!reading?.ok || reading.address.toLowerCase() !== creator.toLowerCase()) return undefined
  return { field: 'marketingWallet', code: 'Token_MarketingWalletIsOwner', args: {} }
}

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers.
 * Nothing is asked of the network: `checkTokenDraft` does that for a draft that passed here.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readTokenDraft(
  input: unknown,
  { creator }: TokenDraftContext = {},
): TokenDraftReading {
  const result = tokenDraftSchema.safeParse(input)
  const found = result.success ? [] : result.error.issues.map((issue) => toIssue(issue, input))
  const ofCreator = findCreatorIssue(input, creator)
  const issues = ofCreator ? [...found, ofCreator] : found
  return result.success && issues.length === 0
    ? { ok: true, draft: result.data }
    : { ok: false, issues }
}
