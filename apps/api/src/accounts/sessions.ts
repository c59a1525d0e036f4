import { account, accountSession, accountToken } from '@slipway/database/accounts/app'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { hashClient } from '../http/hash-client.ts'
import type { Writer } from '../outbox/outbox.ts'
import { recordEvent } from './account-events.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'

const AGENT_LENGTH = 200
/** Lifetime of a session, seconds. */
const { sessionSeconds } = accountLimits

/** Who sends this request. */
export const askerOf = (c: Context<ApiEnvironment>): Asker => ({
  client: hashClient(c, 'account'),
  agent: (c.req.header('user-agent') ?? '').slice(0, AGENT_LENGTH),
})

/** A fresh sign-in. */
export interface NewSession {
  /** goes into the `Access-Token` header */
  readonly token: string
  /** unix seconds */
  readonly expiresAt: number
}

/** Signs somebody in for `sessionSeconds`. */
export async function startSession(
  database: Writer,
  accountId: string,
  asker: Asker,
  now: number,
): Promise<NewSession> {
  const { token, tokenHash } = makeSecretToken()
  const expiresAt = new Date(now + sessionSeconds * 1_000)
  await database
    .insert(accountSession)
    .values({ tokenHash, accountId, agent: asker.agent, expiresAt })
  await recordEvent(database, 'signed-in', accountId, asker.client)
  return { token, expiresAt: Math.floor(expiresAt.getTime() / 1_000) }
}

export type Account = typeof account.$inferSelect

/** Whose request this is. */
export interface SignedIn {
  readonly account: Account
  readonly sessionId: string
  readonly tokenHash: string
}

/** Finds the sign-in that a request carries. @returns undefined where there is none that stands */
export async function findSession(
  parts: AccountParts,
  c: Context<ApiEnvironment>,
): Promise<SignedIn | undefined> {
  const token = c.req.header('access-token')
  if (!token) return undefined
  const [found] = await parts.database
    .select({ account, sessionId: accountSession.id, tokenHash: accountSession.tokenHash })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.accountId))
    .where(
      and(
        eq(accountSession.tokenHash, hashToken(token)),
        gt(accountSession.expiresAt, new Date(parts.now())),
      ),
    )
  return found
}

/** Whose request this is. @throws ApiError `UNAUTHORIZED` */
export async function requireSession(
  parts: AccountParts,
  c: Context<ApiEnvironment>,
): Promise<SignedIn> {
  const found = await findSession(parts, c)
  if (!found) throw new ApiError('UNAUTHORIZED', 'nobody is signed in with this token')
  return found
}

/** Ends an account's sign-ins, those that wait for their second step and links to a new password included. @param except hash of the token of the one that stays */
export async function endSessions(
  database: Writer,
  accountId: string,
  except?: string,
): Promise<void> {
  await database
    .delete(accountSession)
    .where(
      and(
        eq(accountSession.accountId, accountId),
        except === undefined ? undefined : ne(accountSession.tokenHash, except),
      ),
    )
  await database
    .delete(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        inArray(accountToken.purpose, ['second-step', 'recover']),
      ),
    )
}
