import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { flag, optionalText, text } from '../../shared/input-fields.ts'
import { readAddress } from '../../shared/read-address.ts'
import { claimsFileLimits } from '../merkle/claims-file.ts'
import { type ClaimsTerms, readClaimsTerms } from './read-claims-terms.ts'

/** An airdrop of claims as a form or a request holds it; its list is read apart. */
export const claimsDraftSchema = z.object({
  token: text(),
  title: optionalText(),
  about: optionalText(),
  startsNow: flag(true),
  /** Unix seconds. */
  startTime: optionalText(),
  hasEnd: flag(true),
  /** Unix seconds. */
  endTime: optionalText(),
  /** All at the start, or a part then and the rest evenly over a time. */
  release: z._default(z.enum(['once', 'linear'], { error: 'Input_Required' }), 'once'),
  firstPercent: optionalText('0'),
  /** Whole number of `releaseUnit`. */
  releaseLength: optionalText(),
  releaseUnit: z._default(
    z.enum(['minutes', 'hours', 'days', 'weeks'], { error: 'Input_Required' }),
    'days',
  ),
})

/** What a form or a request may leave out. */
export type ClaimsDraftInput = z.input<typeof claimsDraftSchema>
type ClaimsDraftTexts = z.output<typeof claimsDraftSchema>
/** Fields that an issue can belong to. */
export type ClaimsDraftField = keyof ClaimsDraftTexts | 'list'
/** Something wrong with the draft of an airdrop of claims. */
export type ClaimsDraftIssue = DraftIssue<ClaimsDraftField>
type IssueCollector = FieldIssueCollector<ClaimsDraftField>

/** A well-formed airdrop of claims without its list. */
export interface ClaimsDraft extends ClaimsTerms {
  readonly token: Address
  readonly title: string
  readonly about: string
}

/** What a list comes down to on chain. */
export interface ClaimsList {
  readonly root: Hex
  /** Base units. */
  readonly total: bigint
  readonly count: number
  /** Where the list lies. */
  readonly ipfsKey: string
}

/** An airdrop of claims that has the right shape, or everything that is wrong with it. */
export type ClaimsDraftReading =
  | { readonly ok: true; readonly draft: ClaimsDraft }
  | {
      readonly ok: false
      readonly issues: readonly ClaimsDraftIssue[]
      /** Its times, where they alone are right. */
      readonly terms?: ClaimsTerms
    }

function readToken(typed: string, report: IssueCollector): Address | undefined {
  const reading = readAddress(typed)
  if (reading.ok) return reading.address
  report('token', reading.code)
  return undefined
}

function readWords(input: ClaimsDraftTexts, report: IssueCollector) {
  const { titleMax, aboutMax } = claimsFileLimits
  const [title, about] = [input.title.trim(), input.about.trim()]
  if (title.length > titleMax) report('title', 'ClaimsDraft_TextTooLong', { max: titleMax })
  if (about.length > aboutMax) report('about', 'ClaimsDraft_TextTooLong', { max: aboutMax })
  return { title, about }
}

/**
 * Reads an airdrop of claims and lists every fault at once; a rule that the factory knows carries the factory's own error
 * name. Nothing is asked of the network: `checkClaimsDraft` does that.
 * @param input what a form or a request holds; anything at all may be passed.
 * @param now unix seconds of the chain's newest block
 */
export function readClaimsDraft(input: unknown, now: number): ClaimsDraftReading {
  const shape = claimsDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as ClaimsDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: ClaimsDraftIssue[] = []
  const report: IssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const token = readToken(shape.data.token, report)
  const words = readWords(shape.data, report)
  const before = issues.length
  const terms = readClaimsTerms(shape.data, now, report)
  const areTermsRight = issues.length === before
  if (token && terms && issues.length === 0)
    return { ok: true, draft: { token, ...words, ...terms } }
  return { ok: false, issues, ...(terms && areTermsRight && { terms }) }
}
