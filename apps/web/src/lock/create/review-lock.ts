import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { assetName, assetUnit } from './asset-name.ts'
import { hintText } from './hint-text.ts'
import type { LockParams } from './lock-params.ts'
import { releaseText } from './release-text.ts'

const isForever = (unlockAt: bigint) => Number(unlockAt) === lockLimits.forever

function shownAmount({ facts }: LockParams, units: bigint): string {
  return formatAmount(units, facts.kind === 'nft' ? 0 : facts.decimals, {
    symbol: assetUnit(facts),
  })
}

function payLine(params: LockParams): ReviewLine {
  const { draft, facts } = params
  if (draft.locker === 'nft')
    return { label: m.lock_review_nft(), value: `${assetName(facts)} #${draft.nftId}` }
  const units =
    draft.locker === 'list'
      ? draft.entries.reduce((sum, { amount }) => sum + amount, 0n)
      : draft.amount
  return { label: m.lock_review_amount(), value: shownAmount(params, units) }
}

function momentLine(label: string, unlockAt: bigint): ReviewLine {
  if (isForever(unlockAt)) return { label, value: m.lock_until_forever() }
  return { label, value: formatTime(unlockAt), note: formatTime(unlockAt, { timeZone: 'UTC' }) }
}

function oneLines(draft: LockDraft): { gets: ReviewLine[]; facts: ReviewLine[] } {
  const { owner, unlockAt } = draft
  const schedule = draft.locker === 'token' ? draft.schedule : undefined
  const terms = { unlockAt: Number(unlockAt), isForever: isForever(unlockAt), schedule }
  return {
    gets: [
      { label: m.lock_field_owner(), value: owner, address: owner },
      momentLine(m.lock_preview_until(), unlockAt),
    ],
    facts: [
      {
        label: m.lock_field_release(),
        value: releaseText(terms),
        ...(schedule && { note: m.lock_review_from({ time: formatTime(schedule.cliffAt) }) }),
      },
    ],
  }
}

function listLines({ entries }: LockListDraft): { gets: ReviewLine[]; facts: ReviewLine[] } {
  const times = entries.map(({ unlockAt }) => unlockAt)
  const ordered = times.toSorted((left, right) => (left < right ? -1 : 1))
  const [first, last] = [ordered[0] ?? 0n, ordered.at(-1) ?? 0n]
  const owners = new Set(entries.map(({ owner }) => owner.toLowerCase())).size
  return {
    gets: [
      { label: m.lock_list_locks(), value: formatInteger(entries.length) },
      { label: m.lock_list_owners(), value: formatInteger(owners) },
    ],
    facts: [
      momentLine(m.lock_review_first(), first),
      ...(last === first ? [] : [momentLine(m.lock_review_last(), last)]),
    ],
  }
}

function optionLines({ draft }: LockParams): ReviewLine[] {
  if (draft.locker !== 'token' && draft.locker !== 'list') return []
  return [
    ...(draft.isMigratable
      ? [{ label: m.lock_field_migratable(), value: m.lock_review_migratable() }]
      : []),
    ...(draft.isRebasing
      ? [{ label: m.lock_field_rebasing(), value: m.lock_review_rebasing() }]
      : []),
  ]
}

function hintLines(params: LockParams): ReviewLine[] {
  const { facts, hints } = params
  const units = { symbol: assetUnit(facts), decimals: facts.kind === 'nft' ? 0 : facts.decimals }
  return hints.map((hint) => ({ label: m.lock_review_note(), value: hintText(hint, units) }))
}

function permanentTexts({ draft, facts }: LockParams): string[] {
  const times = draft.locker === 'list' ? draft.entries : [draft]
  const hasForever = times.some(({ unlockAt }) => isForever(unlockAt))
  const hasEnd = times.some(({ unlockAt }) => !isForever(unlockAt))
  return [
    ...(hasForever ? [m.lock_permanent_forever()] : []),
    ...(hasEnd ? [m.lock_permanent_time()] : []),
    ...(facts.kind === 'nft' && facts.position !== 'none' ? [m.lock_permanent_position()] : []),
    m.lock_permanent_platform(),
  ]
}

/** The lock in the visitor's words: what leaves, whose it will be and when, and what can never be undone. */
export function reviewLock(params: LockParams, transactions: number): PlanReview {
  const { draft, facts } = params
  const lines = draft.locker === 'list' ? listLines(draft) : oneLines(draft)
  return {
    title: m.lock_review_title({ name: assetName(facts) }),
    pays: [payLine(params)],
    gets: lines.gets,
    facts: [
      ...lines.facts,
      ...optionLines(params),
      ...(transactions > 1
        ? [{ label: m.lock_review_transactions(), value: formatInteger(transactions) }]
        : []),
      ...hintLines(params),
    ],
    permanent: permanentTexts(params),
    confirmLabel: m.lock_review_confirm(),
  }
}
