import { accountToken } from '@slipway/database/accounts/app'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Writer } from '../outbox/outbox.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'

type Purpose = 'activate' | 'recover' | 'second-step'

interface NewLink {
  readonly accountId: string
  readonly purpose: Purpose
  /** what it brings into force, such as the hash of the password that was registered */
  readonly subject?: string
  readonly now: number
  readonly seconds?: number
}

/** Registrations of one address that wait side by side: who made which is told by their passwords. */
export const MAX_PENDING = 5

/** Links of registrations that wait, the newest first. */
export const pendingLinks = (database: Writer, accountId: string, now: number) =>
  database
    .select()
    .from(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        eq(accountToken.purpose, 'activate'),
        gt(accountToken.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(accountToken.createdAt))

/**
 * Makes what one person is sent or answered; older ones of its kind stop working. Registrations are each a kind of
 * their own: the next one, which may be a stranger's, takes nothing from those before.
 *
 * @returns the secret itself
 */
export async function makeLink(database: Writer, link: NewLink): Promise<string> {
  const { accountId, purpose, subject, now, seconds = accountLimits.linkSeconds } = link
  const { token, tokenHash } = makeSecretToken()
  await database
    .delete(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        eq(accountToken.purpose, purpose),
        subject === undefined ? undefined : eq(accountToken.subject, subject),
      ),
    )
  await database.insert(accountToken).values({
    tokenHash,
    accountId,
    purpose,
    subject: subject ?? null,
    expiresAt: new Date(now + seconds * 1_000),
  })
  if (purpose === 'activate') await dropOldest(database, accountId, now)
  return token
}

/** Lets registrations wait anew whose links have run out, and stay dead: nobody knows the secrets that they get. */
export async function renewRegistrations(
  database: Writer,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  const expiresAt = new Date(now + accountLimits.linkSeconds * 1_000)
  for (const hash of hashes) {
    const { tokenHash } = makeSecretToken()
    await database
      .update(accountToken)
      .set({ tokenHash, expiresAt })
      .where(and(eq(accountToken.tokenHash, hash), lte(accountToken.expiresAt, new Date(now))))
  }
}

async function dropOldest(database: Writer, accountId: string, now: number): Promise<void> {
  const old = (await pendingLinks(database, accountId, now)).slice(MAX_PENDING)
  if (old.length === 0) return
  const hashes = old.map(({ tokenHash }) => tokenHash)
  await database.delete(accountToken).where(inArray(accountToken.tokenHash, hashes))
}

const isValid = (purpose: Purpose, token: string, now: number) =>
  and(
    eq(accountToken.tokenHash, hashToken(token)),
    eq(accountToken.purpose, purpose),
    gt(accountToken.expiresAt, new Date(now)),
  )

/** Finds what a secret stands for, and leaves it valid. */
export async function findLink(database: Writer, purpose: Purpose, token: string, now: number) {
  const [found] = await database
    .select()
    .from(accountToken)
    .where(isValid(purpose, token, now))
  return found
}

/** Takes a secret out of use. @returns what it stood for; undefined where it is unknown, used or too old */
export async function takeLink(database: Writer, purpose: Purpose, token: string, now: number) {
  const [taken] = await database
    .delete(accountToken)
    .where(isValid(purpose, token, now))
    .returning()
  return taken
}
