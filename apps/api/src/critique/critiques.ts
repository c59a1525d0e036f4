import { accountWallet } from '@slipway/database/accounts/app'
import { critiqueAnswer, critiqueInvite, critiqueRequest } from '@slipway/database/critique/app'
import type { AnswerParams, CritiqueParams } from '@slipway/sdk/critique/critique-forms'
import {
  type CritiqueVisibility,
  critiqueLimits,
  isAnswering,
} from '@slipway/sdk/critique/critique-rules'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Account } from '../accounts/sessions.ts'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import { demandSubject, type Transaction } from '../badges/applications.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { critiqueNotFound, invitesAccount } from './read-critiques.ts'

const dateOf = (seconds: number) => new Date(seconds * 1_000)

/**
 * Asks for critique of a contract.
 *
 * @returns number of the request
 * @throws ApiError `BADGE_SUBJECT_NOT_FOUND`, `NOT_OWNER`, `TOO_MANY_CRITIQUES`
 */
export async function askCritique(
  database: ReadDatabase,
  account: Account,
  chainId: number,
  { contract, critics, startsAt, endsAt, ...said }: CritiqueParams,
): Promise<string> {
  const address = contract.toLowerCase() as Address
  const { subject, owner } = await demandSubject(database, account, chainId, address)
  return await database.transaction(async (writer) => {
    // Counted and written by one request of the account at a time.
    await writer.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${account.id}, 12))`)
    const [kept] = await writer
      .select({ n: count() })
      .from(critiqueRequest)
      .where(eq(critiqueRequest.accountId, account.id))
    const time = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }
    const about = { accountId: account.id, asker: owner, subject, chainId, address }
    const [made] =
      (kept?.n ?? 0) >= critiqueLimits.requestsPerAccount
        ? []
        : await writer
            .insert(critiqueRequest)
            .values({ ...about, ...said, ...time })
            .returning({ id: critiqueRequest.id })
    if (!made) throw new ApiError('TOO_MANY_CRITIQUES', 'the account has too many requests')
    await writer
      .insert(critiqueInvite)
      .values(critics.map((critic, position) => ({ requestId: made.id, critic, position })))
    return made.id
  })
}

/** Holds an own request. @throws ApiError `CRITIQUE_NOT_FOUND` */
async function holdOwn(writer: Transaction, account: Account, id: string) {
  const [held] = await writer
    .select()
    .from(critiqueRequest)
    .where(and(eq(critiqueRequest.id, id), eq(critiqueRequest.accountId, account.id)))
    .for('update')
  if (!held) throw critiqueNotFound()
}

/**
 * Says who sees a request. What a critic wrote for few readers is never shown to more.
 *
 * @throws ApiError `CRITIQUE_NOT_FOUND`, `CRITIQUE_ANSWERED`
 */
export async function showCritique(
  database: ReadDatabase,
  account: Account,
  id: string,
  visibility: CritiqueVisibility,
): Promise<void> {
  await database.transaction(async (writer) => {
    await holdOwn(writer, account, id)
    const [answers] = await writer
      .select({ n: count() })
      .from(critiqueAnswer)
      .where(eq(critiqueAnswer.requestId, id))
    if (answers && answers.n > 0) throw new ApiError('CRITIQUE_ANSWERED', 'a critic has answered')
    await writer.update(critiqueRequest).set({ visibility }).where(eq(critiqueRequest.id, id))
  })
}

/** Deletes a request with its invites and answers. @throws ApiError `CRITIQUE_NOT_FOUND` */
export async function removeCritique(
  database: ReadDatabase,
  account: Account,
  id: string,
): Promise<void> {
  await database.transaction(async (writer) => {
    await holdOwn(writer, account, id)
    await writer.delete(critiqueRequest).where(eq(critiqueRequest.id, id))
  })
}

/**
 * Answers as an invited critic, or replaces the answer.
 *
 * @param now unix seconds
 * @throws ApiError `CRITIQUE_NOT_FOUND` for drafts and who is not invited, `CRITIQUE_CLOSED`
 */
export async function answerCritique(
  database: ReadDatabase,
  account: Account,
  id: string,
  params: AnswerParams,
  now: number,
): Promise<void> {
  await database.transaction(async (writer) => {
    // Who sees the request does not change between this look and the answer.
    await writer
      .select({ id: critiqueRequest.id })
      .from(critiqueRequest)
      .where(eq(critiqueRequest.id, id))
      .for('share')
    const [held] = await writer
      .select({ request: critiqueRequest, critic: critiqueInvite.critic })
      .from(critiqueRequest)
      .innerJoin(critiqueInvite, eq(critiqueInvite.requestId, critiqueRequest.id))
      .innerJoin(accountWallet, invitesAccount(account.id))
      .where(and(eq(critiqueRequest.id, id), ne(critiqueRequest.visibility, 'private')))
      .orderBy(asc(critiqueInvite.position))
      .limit(1)
    if (!held) throw critiqueNotFound()
    const { startsAt, endsAt } = held.request
    if (!isAnswering({ startsAt: unixSeconds(startsAt), endsAt: unixSeconds(endsAt) }, now)) {
      throw new ApiError('CRITIQUE_CLOSED', 'answers are taken from the start to the end alone')
    }
    const answer = { ...params, accountId: account.id, answeredAt: dateOf(now) }
    await writer
      .insert(critiqueAnswer)
      .values({ requestId: id, critic: held.critic, ...answer })
      .onConflictDoUpdate({
        target: [critiqueAnswer.requestId, critiqueAnswer.critic],
        set: answer,
      })
  })
}
