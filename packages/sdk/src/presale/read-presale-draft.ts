import { presaleTemplateIds } from '../platform/presale-kinds.ts'
import type { DraftIssue } from '../shared/draft-issue.ts'
import { judgeCaps } from './draft/judge-caps.ts'
import { judgeSizes } from './draft/judge-sizes.ts'
import type { PresaleIssueCollector } from './draft/presale-issue-collector.ts'
import { readListing } from './draft/read-listing.ts'
import { readRate } from './draft/read-rate.ts'
import { readSides } from './draft/read-sides.ts'
import { readTiers, readWindow } from './draft/read-times.ts'
import { readVesting } from './draft/read-vesting.ts'
import {
  type PresaleDraft,
  type PresaleDraftField,
  type PresaleDraftTexts,
  presaleDraftSchema,
} from './presale-draft-schema.ts'
import { calculateInviterMaxBps, readInviterRates } from './read-inviter-rates.ts'

/** Something wrong with a presale's draft. */
export type PresaleDraftIssue = DraftIssue<PresaleDraftField>

/** A presale that has the right shape, or everything that is wrong with it. */
export type PresaleDraftReading =
  | { readonly ok: true; readonly draft: PresaleDraft }
  | { readonly ok: false; readonly issues: readonly PresaleDraftIssue[] }

/** What is known beside the typed words. */
export interface PresaleDraftContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Decimals of what is sold; 18 while unknown, so that everything else can be judged. */
  readonly tokenDecimals?: number | undefined
  /** Decimals of what is paid with; 18 while unknown. */
  readonly currencyDecimals?: number | undefined
}

const commonDecimals = 18

function readDraft(
  input: PresaleDraftTexts,
  { now, tokenDecimals, currencyDecimals }: PresaleDraftContext,
  report: PresaleIssueCollector,
): PresaleDraft {
  const decimals = {
    token: tokenDecimals ?? commonDecimals,
    currency: currencyDecimals ?? commonDecimals,
  }
  const sides = readSides(input, report)
  const presaleRate = readRate('presaleRate', input.presaleRate, decimals, report)
  const amounts = judgeCaps(input, decimals.currency, report)
  const listing = readListing(input, { decimals, presaleRate }, report)
  const window = readWindow(input, now, report)
  const maxBps = calculateInviterMaxBps(listing.liquidityPercent)
  const draft: PresaleDraft = {
    kind: input.kind,
    templateId: presaleTemplateIds[input.kind],
    ...sides,
    ...amounts,
    presaleRate: presaleRate ?? 0n,
    ...listing,
    startTime: window?.startTime ?? 0n,
    endTime: window?.endTime ?? 0n,
    ...readTiers(input, window, report),
    enableWhiteTransfer: input.slotTransfer,
    ...readVesting(input, report),
    inviterRatesBps:
      input.inviterRates.length === 0 ? [] : readInviterRates(input.inviterRates, maxBps, report),
  }
  return draft
}

/**
 * Reads a presale and lists every fault at once, each with its field, code and numbers; a rule that the contract knows
 * carries the contract's own error name. Nothing is asked of the network: `checkPresaleDraft` does that for a draft that
 * passed here.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readPresaleDraft(
  input: unknown,
  context: PresaleDraftContext,
): PresaleDraftReading {
  const shape = presaleDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as PresaleDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: PresaleDraftIssue[] = []
  const report: PresaleIssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const draft = readDraft(shape.data, context, report)
  // Sums over terms that were not read would accuse fields that are right.
  if (issues.length === 0) judgeSizes(draft, report)
  return issues.length === 0 ? { ok: true, draft } : { ok: false, issues }
}
