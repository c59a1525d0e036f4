import type { DraftIssue } from '../shared/draft-issue.ts'
import type { PoolIssueCollector } from './draft/pool-issue-collector.ts'
import { readPoolParties } from './draft/read-pool-parties.ts'
import { readPoolRate } from './draft/read-pool-rate.ts'
import { readPoolRules } from './draft/read-pool-rules.ts'
import { readPoolTimes } from './draft/read-pool-times.ts'
import {
  type PoolDraft,
  type PoolDraftField,
  type PoolDraftTexts,
  poolDraftSchema,
} from './pool-draft-schema.ts'

/** Something wrong with a pool's draft. */
export type PoolDraftIssue = DraftIssue<PoolDraftField>

/** A pool that has the right shape, or everything that is wrong with it. */
export type PoolDraftReading =
  | { readonly ok: true; readonly draft: PoolDraft }
  | { readonly ok: false; readonly issues: readonly PoolDraftIssue[] }

/** What is known beside the typed words. */
export interface PoolDraftContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Decimals of what is staked; 18 while unknown, so that everything else can be judged. NFTs have none. */
  readonly stakedDecimals?: number | undefined
  /** Decimals of the reward token; 18 while unknown. */
  readonly rewardDecimals?: number | undefined
}

const commonDecimals = 18

function readContents(
  input: PoolDraftTexts,
  context: PoolDraftContext,
  report: PoolIssueCollector,
): PoolDraft | undefined {
  const { now, stakedDecimals = commonDecimals, rewardDecimals = commonDecimals } = context
  const { kind } = input
  const parties = readPoolParties(input, report)
  const times = readPoolTimes(input, now, report)
  const rules = readPoolRules(input, kind === 'nft' ? 0 : stakedDecimals, report)
  const inviteBps = rules?.inviteBps
  const rate = readPoolRate(input, { decimals: rewardDecimals, times, now, inviteBps }, report)
  if (!parties || !times || !rules || rate === undefined) return undefined
  return { kind, ...parties, ...times, ...rules, rewardPerSecond: rate }
}

/**
 * Reads a staking pool and lists every fault at once, each with its field, code and numbers; a rule that the contracts know
 * carries the contract's own error name. Nothing is asked of the network: `checkPoolDraft` does that for a draft that
 * passed here.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readPoolDraft(input: unknown, context: PoolDraftContext): PoolDraftReading {
  const shape = poolDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as PoolDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: PoolDraftIssue[] = []
  const report: PoolIssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const draft = readContents(shape.data, context, report)
  return draft && issues.length === 0 ? { ok: true, draft } : { ok: false, issues }
}
