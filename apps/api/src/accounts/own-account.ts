import { account, accountSession, accountWallet } from '@slipway/database/accounts/app'
import type { Locale } from '@slipway/messages'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { recordEvent } from './account-events.ts'
import { mailChange } from './account-mails.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { endSessions, type SignedIn } from './sessions.ts'
import { unixSeconds } from './unix-seconds.ts'
import { showWallet } from './wallet-fields.ts'

/** An account's wallets and sign-ins are shown up to this many. */
const SHOWN = 50

const walletsOf = (database: ReadDatabase, accountId: string) =>
  database
    .select()
    .from(accountWallet)
    .where(eq(accountWallet.accountId, accountId))
    .orderBy(asc(accountWallet.linkedAt))
    .limit(SHOWN)

const sessionsOf = (database: ReadDatabase, accountId: string, now: number) =>
  database
    .select()
    .from(accountSession)
    .where(
      and(eq(accountSession.accountId, accountId), gt(accountSession.expiresAt, new Date(now))),
    )
    .orderBy(desc(accountSession.createdAt))
    .limit(SHOWN)

/** All that this server keeps about an account, for its owner. */
export async function readOwnAccount(parts: AccountParts, { account: own, sessionId }: SignedIn) {
  const [wallets, sessions] = await Promise.all([
    walletsOf(parts.database, own.id),
    sessionsOf(parts.database, own.id, parts.now()),
  ])
  return {
    email: own.email,
    name: own.name,
    phone: own.phone,
    hasPassword: own.passwordHash !== null,
    hasSecondStep: own.totpSecret !== null,
    createdAt: unixSeconds(own.createdAt),
    wallets: wallets.map(({ address, linkedAt }) => ({
      address: showWallet(address),
      linkedAt: unixSeconds(linkedAt),
    })),
    sessions: sessions.map(({ id, agent, createdAt, expiresAt }) => ({
      id,
      agent,
      createdAt: unixSeconds(createdAt),
      expiresAt: unixSeconds(expiresAt),
      isThis: id === sessionId,
    })),
  }
}

/** Changes how somebody is greeted. */
export async function changeName(parts: AccountParts, own: SignedIn, name: string): Promise<void> {
  await parts.database.update(account).set({ name }).where(eq(account.id, own.account.id))
}

/** Changes the password, and ends the other sign-ins. @throws ApiError `CREDENTIALS_WRONG`, `TOO_MANY_ATTEMPTS` */
export async function changePassword(
  parts: AccountParts,
  own: SignedIn,
  input: { readonly current: string; readonly password: string; readonly locale: Locale },
  asker: Asker,
): Promise<void> {
  const { id, email } = own.account
  await parts.attempts.near(`password ${id}`)
  if (!(await verifyPassword(own.account.passwordHash, input.current))) {
    throw new ApiError('CREDENTIALS_WRONG', 'the current password is another one')
  }
  const passwordHash = await hashPassword(input.password)
  await parts.database.transaction(async (writer) => {
    await writer.update(account).set({ passwordHash }).where(eq(account.id, id))
    await endSessions(writer, id, own.tokenHash)
    await recordEvent(writer, 'password-changed', id, asker.client)
    if (email) await mailChange(parts, writer, email, input.locale)
  })
}

/** Ends one of the account's sign-ins; one that is gone is ended already. */
export async function endOwnSession(
  parts: AccountParts,
  own: SignedIn,
  id: string,
  asker: Asker,
): Promise<void> {
  const ended = await parts.database
    .delete(accountSession)
    .where(and(eq(accountSession.accountId, own.account.id), eq(accountSession.id, id)))
    .returning()
  if (ended.length > 0)
    await recordEvent(parts.database, 'session-ended', own.account.id, asker.client)
}
