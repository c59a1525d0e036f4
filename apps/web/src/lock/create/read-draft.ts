import { errorMessage, m } from '@slipway/messages'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { readLockDraft } from '@slipway/sdk/lock/read-lock-draft'
import {
  type LockListIssue,
  type LockListReading,
  readLockList,
} from '@slipway/sdk/lock/read-lock-list'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { activeChain } from '../../core/active-chain.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { scheduleText } from '../../form/schedule-text.ts'
import { listLineText } from '../../list-file/list-line-text.ts'
import type { ReleaseTerms } from '../../release/release-points.ts'
import type { AssetKind, LockFormValues } from './lock-form-values.ts'
import { toLockTexts } from './to-lock-texts.ts'

export type LockIssue = DraftIssue<string>

/** What the schema says about the form. */
export interface LockReading {
  /** The lock, or the list of locks; null while anything is wrong. */
  readonly draft: LockDraft | LockListDraft | null
  /** When it comes free, once the times are right, whatever else is missing. */
  readonly terms: ReleaseTerms | null
  /** The list as read so far, where there is one. */
  readonly list: LockListReading | null
  readonly issues: readonly LockIssue[]
}

/** Stands in for the owner until a wallet is connected: such a lock is drawn, never signed. */
const nobody = '0x0000000000000000000000000000000000000001'
/** The same for what is locked. */
const nothing = '0x0000000000000000000000000000000000000002'

function judgeAsset({ asset }: LockFormValues): readonly LockIssue[] {
  const reading = readAddress(asset)
  return reading.ok ? [] : [{ field: 'asset', code: reading.code, args: {} }]
}

function termsOf(draft: LockDraft): ReleaseTerms {
  const unlockAt = Number(draft.unlockAt)
  const isForever = unlockAt === lockLimits.forever
  return { unlockAt, isForever, schedule: draft.locker === 'token' ? draft.schedule : undefined }
}

/** When the lock comes free, though amount, owner or NFT may still be missing. */
function judgeTerms(
  values: LockFormValues,
  kind: AssetKind,
  context: { readonly now: number; readonly decimals: number },
): ReleaseTerms | null {
  const standIns = { amount: '1', nftId: '1', owner: nobody, asset: nothing }
  const reading = readLockDraft({ ...toLockTexts(values, kind, nobody), ...standIns }, context)
  return reading.ok ? termsOf(reading.draft) : null
}

function judgeList(values: LockFormValues, now: number): LockReading {
  const { decimals } = values
  const list = readLockList(values.list, { now, decimals })
  const asset = readAddress(values.asset)
  const first = list.issues[0]
  const isRight = asset.ok && !first && list.entries.length > 0
  return {
    draft: isRight
      ? {
          locker: 'list',
          asset: asset.address,
          entries: list.entries,
          isRebasing: values.templateId === 0 && values.assetKind === 'token' && values.isRebasing,
          isMigratable: values.isMigratable,
        }
      : null,
    terms: null,
    list,
    issues: first ? [{ field: 'list', code: first.code, args: lineArgs(first) }] : [],
  }
}

const lineArgs = ({ args, line }: LockListIssue) => ({ ...args, line })

/**
 * What the schema says about the form.
 * @param owner the connected wallet, who owns a lock unless another is named
 * @param now unix seconds of the chain
 */
export function readDraft(
  values: LockFormValues,
  owner: string | undefined,
  now: number,
): LockReading {
  const { assetKind, decimals, templateId } = values
  const unread = judgeAsset(values)
  // Until the chain has said what it is, nothing else can be judged.
  if (assetKind === '' || unread.length > 0)
    return { draft: null, terms: null, list: null, issues: unread }
  if (values.entry === 'list' && assetKind !== 'nft') return judgeList(values, now)
  const context = { now, decimals, ...(templateId !== 0 && { templateId }) }
  const reading = readLockDraft(toLockTexts(values, assetKind, owner ?? nobody), context)
  if (reading.ok)
    return { draft: reading.draft, terms: termsOf(reading.draft), list: null, issues: [] }
  const terms = judgeTerms(values, assetKind, { now, decimals })
  return { draft: null, terms, list: null, issues: reading.issues }
}

const USUAL_SECONDS = 180 * 86_400

/** Entries that are right, in place of those of a field that is wrong. */
function standInsOf(field: string, now: number): Partial<LockFormValues> {
  if (field === 'amount') return { amount: '1' }
  if (field === 'owner') return { owner: '' }
  if (field === 'isRebasing') return { isRebasing: false }
  return {
    until: 'date',
    release: 'once',
    unlockAt: toLocalInput(Math.ceil((now + USUAL_SECONDS) / 60) * 60),
  }
}

/**
 * The lock with right entries in place of the wrong ones, so that the network can be asked about the others at once.
 * @returns null where what is locked is itself what is wrong, and of a list
 */
export function standInDraft(
  values: LockFormValues,
  issues: readonly LockIssue[],
  owner: string,
  now: number,
): LockDraft | null {
  const isAsset = issues.some(({ field }) => field === 'asset' || field === 'nftId')
  if (isAsset || values.entry === 'list') return null
  const fields = issues.map(({ field }) => standInsOf(field, now))
  const { draft } = readDraft(Object.assign({ ...values }, ...fields), owner, now)
  return draft?.locker === 'list' ? null : draft
}

type Units = Pick<LockFormValues, 'symbol' | 'decimals'>

const contextOf = ({ symbol, decimals }: Units) => ({
  token: { symbol, decimals },
  nativeCurrency: activeChain.nativeCurrency,
})

/** An issue in the visitor's language, its amounts in the units of the asset. */
export function issueText({ code, args }: Pick<LockIssue, 'code' | 'args'>, units: Units): string {
  return errorMessage(code, args, contextOf(units))
}

/** An issue of a list with the line that it is on. */
export function lineText(issue: LockListIssue, units: Units): string {
  return listLineText({ ...issue, args: lineArgs(issue) }, contextOf(units))
}

/** Texts by field; the first fault of a field is the one to mend first. */
export function formErrors(reading: LockReading, values: Units): Record<string, string> {
  const errors: Record<string, string> = {}
  const line = reading.list?.issues[0]
  if (line) errors.list = lineText(line, values)
  for (const issue of reading.issues)
    errors[issue.field] ??= scheduleText(issue.field, issue.code) ?? issueText(issue, values)
  return errors
}

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  asset: m.lock_field_asset,
  nftId: m.lock_field_nft,
  amount: m.lock_field_amount,
  list: m.lock_field_list,
  unlockAt: m.lock_field_unlock,
  release: m.lock_field_release,
  cliffAt: m.lock_field_cliff,
  firstPercent: m.lock_field_first,
  cycleLength: m.lock_field_cycle,
  cyclePercent: m.lock_field_each,
  owner: m.lock_field_owner,
  isRebasing: m.lock_field_rebasing,
  isMigratable: m.lock_field_migratable,
}
const order = Object.keys(labels)

/** Name of a field; undefined for what concerns the whole form. */
function fieldLabel(field: string): string | undefined {
  return labels[field]?.()
}

/** Place of a field in the form; what concerns the whole form comes last. */
function fieldOrder(field: string): number {
  const place = order.indexOf(field)
  return place === -1 ? order.length : place
}

/** The same for the summary above the form, in the form's order. */
export function listProblems(errors: Readonly<Record<string, string>>): readonly FormProblem[] {
  return Object.entries(errors)
    .toSorted(([left], [right]) => fieldOrder(left) - fieldOrder(right))
    .map(([field, text]) => ({ field, label: fieldLabel(field), text }))
}
