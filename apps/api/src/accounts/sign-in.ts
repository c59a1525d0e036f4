import { account, accountSession } from '@slipway/database/accounts/app'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { eq } from 'drizzle-orm'
import { ApiError } from '../http/api-error.ts'
import { recordEvent } from './account-events.ts'
import { findLink, makeLink, takeLink } from './account-links.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import { verifyPassword } from './hash-password.ts'
import { takeSecondStep } from './second-step.ts'
import { hashToken } from './secret-token.ts'
import { type NewSession, startSession } from './sessions.ts'

/** A sign-in, or the ticket for its second step. */
export type SignIn =
  | ({ readonly kind: 'signed-in' } & NewSession)
  | { readonly kind: 'second-step'; readonly ticket: string }

/**
 * Signs in by password. An unknown address takes as long as a wrong password, and says the same. So does an account
 * whose link was not opened yet, whatever the password: who registers a stranger's address and then signs in with the
 * password of that registration would otherwise learn whether the stranger was registered before.
 *
 * @throws ApiError `CREDENTIALS_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function signIn(
  parts: AccountParts,
  input: { readonly email: string; readonly password: string },
  asker: Asker,
): Promise<SignIn> {
  await parts.attempts.near(`${input.email} ${asker.client}`)
  await parts.attempts.all(input.email)
  const [found] = await parts.database.select().from(account).where(eq(account.email, input.email))
  const isRight = await verifyPassword(found?.passwordHash, input.password)
  if (!isRight || !found?.activatedAt) {
    await recordEvent(parts.database, 'sign-in-refused', found?.id ?? null, asker.client)
    throw new ApiError('CREDENTIALS_WRONG', 'address and password do not match an active account')
  }
  return await admit(parts, found, asker)
}

/** Lets in who proved the first step: at once, or with a ticket for the second. */
export async function admit(
  parts: AccountParts,
  owner: { readonly id: string; readonly totpSecret: string | null },
  asker: Asker,
): Promise<SignIn> {
  const now = parts.now()
  if (owner.totpSecret === null) {
    return { kind: 'signed-in', ...(await startSession(parts.database, owner.id, asker, now)) }
  }
  const ticket = await makeLink(parts.database, {
    accountId: owner.id,
    purpose: 'second-step',
    now,
    seconds: accountLimits.ticketSeconds,
  })
  return { kind: 'second-step', ticket }
}

/**
 * Ends a sign-in by its second step.
 *
 * @throws ApiError `SIGN_IN_EXPIRED` when the ticket is used or too old, `CODE_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function finishSignIn(
  parts: AccountParts,
  input: { readonly ticket: string; readonly code: string },
  asker: Asker,
): Promise<NewSession> {
  const now = parts.now()
  const expired = () => new ApiError('SIGN_IN_EXPIRED', 'the sign-in took too long: begin again')
  const ticket = await findLink(parts.database, 'second-step', input.ticket, now)
  if (!ticket) throw expired()
  await takeSecondStep(parts, ticket.accountId, input.code)
  return await parts.database.transaction(async (writer) => {
    if (!(await takeLink(writer, 'second-step', input.ticket, now))) throw expired()
    return await startSession(writer, ticket.accountId, asker, now)
  })
}

/** Ends the sign-in of a token; one that is unknown is ended already. */
export async function signOut(
  parts: AccountParts,
  token: string | undefined,
  asker: Asker,
): Promise<void> {
  if (!token) return
  const [ended] = await parts.database
    .delete(accountSession)
    .where(eq(accountSession.tokenHash, hashToken(token)))
    .returning()
  if (ended) await recordEvent(parts.database, 'signed-out', ended.accountId, asker.client)
}
