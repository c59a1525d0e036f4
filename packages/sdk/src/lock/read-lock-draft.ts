import type { DraftIssue } from '../shared/draft-issue.ts'
import { chooseLocker } from './choose-locker.ts'
import type { LockIssueCollector } from './draft/lock-issue-collector.ts'
import { readLockAmount, readNftId } from './draft/read-lock-contents.ts'
import { readLockAddress, readLockOwner } from './draft/read-lock-owner.ts'
import { readRelease } from './draft/read-release.ts'
import {
  type LockDraft,
  type LockDraftField,
  type LockDraftTexts,
  lockDraftSchema,
} from './lock-draft-schema.ts'

/** Something wrong with a lock's draft. */
export type LockDraftIssue = DraftIssue<LockDraftField>

/** A lock that has the right shape, or everything that is wrong with it. */
export type LockDraftReading =
  | { readonly ok: true; readonly draft: LockDraft }
  | { readonly ok: false; readonly issues: readonly LockDraftIssue[] }

/** What is known beside the typed words. */
export interface LockDraftContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Decimals of what is locked; 18 while unknown, so that everything else can be judged. */
  readonly decimals?: number | undefined
  /** The platform's template that the token was made from; absent for any other token. */
  readonly templateId?: number | undefined
}

const commonDecimals = 18

function readContents(
  input: LockDraftTexts,
  { now, decimals = commonDecimals }: LockDraftContext,
  report: LockIssueCollector,
): LockDraft | undefined {
  const locker = chooseLocker(input)
  const asset = readLockAddress('asset', input.asset, report)
  const owner = readLockOwner(input.owner, { locker, asset, isForever: input.isForever }, report)
  const release = readRelease(input, { locker, now }, report)
  const size =
    locker === 'nft'
      ? readNftId(input.nftId, report)
      : readLockAmount(input.amount, { locker, decimals }, report)
  if (!asset || !owner || !release || size === undefined) return undefined
  const { unlockAt } = release
  if (locker === 'nft') return { locker, asset, owner, unlockAt, nftId: size }
  if (locker === 'liquidity') return { locker, asset, owner, unlockAt, amount: size }
  const { isRebasing, isMigratable } = input
  return { locker, asset, owner, amount: size, ...release, isRebasing, isMigratable }
}

/** The platform's own tokens never change balances by themselves: their dividends to a vault of shares would be lost. */
function judgeRebasing(
  input: LockDraftTexts,
  templateId: number | undefined,
  report: LockIssueCollector,
): void {
  if (input.kind === 'token' && input.isRebasing && templateId) {
    report('isRebasing', 'Lock_RebasingRefused')
  }
}

/**
 * Reads a lock and lists every fault at once, each with its field, code and numbers; a rule that the contracts know
 * carries the contract's own error name. Nothing is asked of the network: `checkLockDraft` does that for a draft that
 * passed here.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readLockDraft(input: unknown, context: LockDraftContext): LockDraftReading {
  const shape = lockDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as LockDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: LockDraftIssue[] = []
  const report: LockIssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  judgeRebasing(shape.data, context.templateId, report)
  const draft = readContents(shape.data, context, report)
  return draft && issues.length === 0 ? { ok: true, draft } : { ok: false, issues }
}
