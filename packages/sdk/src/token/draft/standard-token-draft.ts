import * as z from 'zod/mini'
import type { IssueCollector } from './issue-collector.ts'
import {
  readTokenBasics,
  type TokenBasics,
  type TokenBasicsInput,
  tokenBasicsShape,
} from './token-basics.ts'

/** Template 1, the no-tax generic token (specification, section 9), as a form holds it. */
export const standardTokenInputSchema = z.object({ templateId: z.literal(1), ...tokenBasicsShape })

/** A well-formed draft of template 1, in the contract's own units. */
export interface StandardTokenDraft extends TokenBasics {
  readonly templateId: 1
}

/** Reads every field of template 1. */
export function readStandardTokenDraft(
  input: TokenBasicsInput,
  report: IssueCollector,
): StandardTokenDraft {
  return { templateId: 1, ...readTokenBasics(input, report) }
}
