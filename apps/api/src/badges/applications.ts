import { accountWallet } from '@slipway/database/accounts/app'
import { badgeApplication, badgeDocument } from '@slipway/database/badges/app'
import { type ApplicationAct, OPEN_STATES, stateAfter } from '@slipway/sdk/badges/application-acts'
import type { ApplicationParams } from '@slipway/sdk/badges/badge-forms'
import {
  type ApplicationState,
  type BadgeKind,
  type DocumentRole,
  missingDocuments,
} from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import type { Account } from '../accounts/sessions.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { findSubject } from './find-subject.ts'
import { recordStep } from './record-step.ts'

export type Application = typeof badgeApplication.$inferSelect
export type Transaction = Parameters<Parameters<ReadDatabase['transaction']>[0]>[0]

/** Either the database or a transaction in it. */
type Reads = Pick<ReadDatabase, 'execute' | 'select'>

/** One answer for an application that is not there and one that is another's. */
export const applicationNotFound = () =>
  new ApiError('BADGE_APPLICATION_NOT_FOUND', 'there is no such application of yours')

/** A wallet of the account owns the contract: by its key anywhere, by a contract on that network alone. */
async function ownsContract(
  database: Reads,
  account: Account,
  chainId: number,
  owner: Address,
): Promise<boolean> {
  if (owner === zeroAddress) return false
  const found = await database
    .select({ address: accountWallet.address })
    .from(accountWallet)
    .where(
      and(
        eq(accountWallet.accountId, account.id),
        eq(accountWallet.address, owner),
        inArray(accountWallet.chainId, [0, chainId]),
      ),
    )
  return found.length > 0
}

/**
 * What an account may apply for, or ask a critique of.
 *
 * @throws ApiError `BADGE_SUBJECT_NOT_FOUND`, `NOT_OWNER`
 */
export async function demandSubject(
  database: Reads,
  account: Account,
  chainId: number,
  address: Address,
) {
  const subject = await findSubject(database, chainId, address)
  if (!subject) {
    throw new ApiError('BADGE_SUBJECT_NOT_FOUND', 'no token, presale, pool or collection of ours')
  }
  if (!(await ownsContract(database, account, chainId, subject.owner))) {
    throw new ApiError('NOT_OWNER', 'no wallet of this account owns the contract')
  }
  return subject
}

/** What an applicant says, as the tables have it. */
const columnsOf = ({ contract: _, ...texts }: ApplicationParams) => texts

/**
 * Begins an application.
 *
 * @throws ApiError `BADGE_SUBJECT_NOT_FOUND`, `NOT_OWNER`, `BADGE_APPLICATION_OPEN`
 */
export async function beginApplication(
  database: ReadDatabase,
  account: Account,
  given: {
    readonly kind: BadgeKind
    readonly chainId: number
    readonly address: Address
    readonly params: ApplicationParams
  },
): Promise<Application> {
  const { kind, chainId, address, params } = given
  const { subject, owner } = await demandSubject(database, account, chainId, address)
  return await database.transaction(async (writer) => {
    // Counted and written by one request of the account at a time.
    await writer.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${account.id}, 11))`)
    const ofAccount = and(
      eq(badgeApplication.accountId, account.id),
      inArray(badgeApplication.state, [...OPEN_STATES]),
    )
    const [open] = await writer.select({ n: count() }).from(badgeApplication).where(ofAccount)
    const [made] =
      (open?.n ?? 0) >= badgeLimits.openApplications
        ? []
        : await writer
            .insert(badgeApplication)
            .values({
              accountId: account.id,
              applicant: owner,
              kind,
              subject,
              chainId,
              address,
              ...columnsOf(params),
            })
            .onConflictDoNothing()
            .returning()
    if (!made) throw new ApiError('BADGE_APPLICATION_OPEN', 'such an application is open already')
    await recordStep(writer, made.id, {
      actor: 'applicant',
      actorId: account.id,
      act: 'created',
    })
    return made
  })
}

/** Holds an application for one act. @throws ApiError `BADGE_APPLICATION_NOT_FOUND`, `BADGE_STATE_WRONG` */
export async function holdApplication(
  writer: Transaction,
  id: string,
  act: ApplicationAct,
  accountId?: string,
): Promise<{ readonly held: Application; readonly next: ApplicationState }> {
  const mine = accountId === undefined ? undefined : eq(badgeApplication.accountId, accountId)
  const [held] = await writer
    .select()
    .from(badgeApplication)
    .where(and(eq(badgeApplication.id, id), mine))
    .for('update')
  if (!held) throw applicationNotFound()
  const next = stateAfter(held.state as ApplicationState, act)
  if (!next) {
    throw new ApiError('BADGE_STATE_WRONG', 'the application is not in a state for this', {
      details: { state: held.state },
    })
  }
  return { held, next }
}

/** Changes what an application says; what it is on stays. @throws ApiError, see `holdApplication` */
export async function changeApplication(
  database: ReadDatabase,
  account: Account,
  id: string,
  params: ApplicationParams,
): Promise<void> {
  await database.transaction(async (writer) => {
    await holdApplication(writer, id, 'change', account.id)
    await writer
      .update(badgeApplication)
      .set({ ...columnsOf(params), updatedAt: sql`now()` })
      .where(eq(badgeApplication.id, id))
    await recordStep(writer, id, { actor: 'applicant', actorId: account.id, act: 'changed' })
  })
}

/**
 * Hands an application to the operator.
 *
 * @throws ApiError `BADGE_DOCUMENTS_MISSING` with the roles, `NOT_OWNER` where the contract has changed hands meanwhile
 */
export async function submitApplication(
  database: ReadDatabase,
  account: Account,
  id: string,
): Promise<void> {
  await database.transaction(async (writer) => {
    const { held, next } = await holdApplication(writer, id, 'submit', account.id)
    const documents = await writer
      .select({ role: badgeDocument.role })
      .from(badgeDocument)
      .where(and(eq(badgeDocument.applicationId, id), isNull(badgeDocument.deletedAt)))
    const roles = documents.map(({ role }) => role as DocumentRole)
    const missing = missingDocuments(held.kind as BadgeKind, roles)
    if (missing.length > 0) {
      throw new ApiError('BADGE_DOCUMENTS_MISSING', 'a demanded document is missing', {
        details: { missing },
      })
    }
    await demandSubject(writer, account, held.chainId, held.address as Address)
    await moveTo(writer, id, next)
    await recordStep(writer, id, { actor: 'applicant', actorId: account.id, act: 'submitted' })
  })
}

/** Takes an application back. */
export async function retractApplication(
  database: ReadDatabase,
  account: Account,
  id: string,
): Promise<void> {
  await database.transaction(async (writer) => {
    const { next } = await holdApplication(writer, id, 'retract', account.id)
    await moveTo(writer, id, next)
    await recordStep(writer, id, { actor: 'applicant', actorId: account.id, act: 'retracted' })
  })
}

/** Moves a held application. @param note for the applicant; empties what stood there */
export async function moveTo(
  writer: Transaction,
  id: string,
  state: ApplicationState,
  note = '',
): Promise<void> {
  await writer
    .update(badgeApplication)
    .set({ state, note, updatedAt: sql`now()` })
    .where(eq(badgeApplication.id, id))
}
