import { badge } from '@slipway/database/badges/app'
import type { GrantParams } from '@slipway/sdk/badges/badge-forms'
import type { BadgeEndReason } from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { ApiError } from '../http/api-error.ts'
import { holdApplication, moveTo, type Transaction } from './applications.ts'
import type { BadgeParts } from './badge-parts.ts'
import { findSubject } from './find-subject.ts'
import { type Actor, type BadgeAct, recordStep, theServer } from './record-step.ts'

const byOperator = (actorId: string): Actor => ({ actor: 'operator', actorId })

/** A step of the review that is told to the applicant in words. */
const steps = {
  take: 'taken',
  ask: 'moreWanted',
  refuse: 'refused',
} as const satisfies Record<string, BadgeAct>

/** Takes an application into review, asks for more, or refuses. @throws ApiError, see `holdApplication` */
export async function review(
  { accounts }: BadgeParts,
  operatorId: string,
  id: string,
  step: { readonly act: keyof typeof steps; readonly note?: string },
): Promise<void> {
  const { act, note = '' } = step
  await accounts.database.transaction(async (writer) => {
    const { next } = await holdApplication(writer, id, act)
    await moveTo(writer, id, next, note)
    await recordStep(writer, id, { ...byOperator(operatorId), act: steps[act], note })
  })
}

/**
 * Reads what a badge will be bound to.
 *
 * @throws ApiError `BADGE_SUBJECT_NOT_FOUND`, `NOT_OWNER` where the contract is no longer the applicant's,
 *   `CODE_UNAVAILABLE` where no node answers
 */
async function readBond(
  { accounts, readCodeHash }: BadgeParts,
  { chainId, address, applicant }: { chainId: number; address: string; applicant: string },
) {
  const found = await findSubject(accounts.database, chainId, address as Address)
  if (!found) throw new ApiError('BADGE_SUBJECT_NOT_FOUND', 'the index does not know the contract')
  if (found.owner !== applicant) {
    throw new ApiError('NOT_OWNER', 'the contract belongs to somebody else than who applied')
  }
  const codeHash = await readCodeHash(chainId, address as Address)
  if (!codeHash) throw new ApiError('CODE_UNAVAILABLE', 'no node hands out the code')
  const { owner, taxBits, indexedAt } = found
  return { codeHash, owner, taxBits, indexedAt }
}

/**
 * Grants a badge. An earlier one of the same kind on the same contract is replaced.
 *
 * @param expiresAt unix seconds, at most a year from now
 * @throws ApiError `VALIDATION_FAILED`, `BADGE_STATE_WRONG`, and see `readBond`
 */
export async function grantBadge(
  parts: BadgeParts,
  operatorId: string,
  id: string,
  params: GrantParams & { readonly expiresAt: number },
): Promise<void> {
  const { expiresAt, ...said } = params
  const nowSeconds = Math.floor(parts.accounts.now() / 1_000)
  if (expiresAt <= nowSeconds || expiresAt > nowSeconds + badgeLimits.maxBadgeSeconds) {
    throw new ApiError('VALIDATION_FAILED', 'a badge ends within a year', {
      details: [{ target: 'json', path: 'expiresAt', issue: 'Badge_ExpiryWrong' }],
    })
  }
  await parts.accounts.database.transaction(async (writer) => {
    const { held, next } = await holdApplication(writer, id, 'grant')
    const bond = await readBond(parts, held)
    const { kind, subject, chainId, address, project } = held
    const same = and(eq(badge.chainId, chainId), eq(badge.address, address), eq(badge.kind, kind))
    await endBadges(writer, same, { reason: 'replaced', actor: theServer })
    await writer.insert(badge).values({
      id,
      kind,
      subject,
      chainId,
      address,
      project,
      ...said,
      ...bond,
      grantedAt: new Date(parts.accounts.now()),
      expiresAt: new Date(expiresAt * 1_000),
    })
    await moveTo(writer, id, next)
    await recordStep(writer, id, { ...byOperator(operatorId), act: 'granted' })
  })
}

const actOf = (reason: BadgeEndReason): BadgeAct =>
  reason === 'withdrawn' || reason === 'replaced' ? reason : 'dropped'

/** Ends badges that stand, with a row of the trail for each. @returns how many */
export async function endBadges(
  writer: Pick<Transaction, 'update' | 'insert'>,
  which: SQL | undefined,
  end: { readonly reason: BadgeEndReason; readonly note?: string; readonly actor: Actor },
): Promise<number> {
  const { reason, note = '', actor } = end
  const ended = await writer
    .update(badge)
    .set({ endedAt: sql`now()`, endReason: reason, endNote: note })
    .where(and(which, isNull(badge.endedAt)))
    .returning({ id: badge.id })
  for (const { id } of ended) {
    await recordStep(writer, id, { ...actor, act: actOf(reason), note: note || reason })
  }
  return ended.length
}

/** Withdraws a badge; the reason is public. @throws ApiError `BADGE_STATE_WRONG` where none stands */
export async function withdrawBadge(
  { accounts }: BadgeParts,
  operatorId: string,
  id: string,
  note: string,
): Promise<void> {
  await accounts.database.transaction(async (writer) => {
    const actor = byOperator(operatorId)
    const ended = await endBadges(writer, eq(badge.id, id), { reason: 'withdrawn', note, actor })
    if (ended === 0) throw new ApiError('BADGE_STATE_WRONG', 'no badge of this application stands')
  })
}
