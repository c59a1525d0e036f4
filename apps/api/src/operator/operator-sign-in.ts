import { operator, operatorSession } from '@slipway/database/accounts/app'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { recordEvent } from '../accounts/account-events.ts'
import type { AccountParts, Asker } from '../accounts/account-parts.ts'
import { verifyPassword } from '../accounts/hash-password.ts'
import { openSecret } from '../accounts/seal-secret.ts'
import { stepOf } from '../accounts/second-step.ts'
import { hashToken, makeSecretToken } from '../accounts/secret-token.ts'
import type { NewSession } from '../accounts/sessions.ts'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'

/** A working day: who reads other people's mails signs in again. */
const SESSION_SECONDS = 12 * 3_600

type Operator = typeof operator.$inferSelect

async function useStep(parts: AccountParts, { id, totpSecret }: Operator, code: string) {
  const step = stepOf(openSecret(parts.key, id, totpSecret), code, parts.now())
  if (step === undefined) return false
  const used = await parts.database
    .update(operator)
    .set({ totpLastStep: step })
    .where(
      and(eq(operator.id, id), or(isNull(operator.totpLastStep), lt(operator.totpLastStep, step))),
    )
    .returning({ id: operator.id })
  return used.length > 0
}

/**
 * Signs an operator in: name, password and a code of the authenticator, all three at once. Which of them is wrong is
 * never told.
 *
 * @throws ApiError `CREDENTIALS_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function signInOperator(
  parts: AccountParts,
  input: { readonly name: string; readonly password: string; readonly code: string },
  asker: Asker,
): Promise<NewSession> {
  await parts.attempts.near(`operator ${input.name} ${asker.client}`)
  await parts.attempts.all(`operator ${input.name}`)
  const [found] = await parts.database.select().from(operator).where(eq(operator.name, input.name))
  const isRight = await verifyPassword(found?.passwordHash, input.password)
  if (!isRight || !found || !(await useStep(parts, found, input.code))) {
    await recordEvent(parts.database, 'operator-refused', found?.id ?? null, asker.client)
    throw new ApiError('CREDENTIALS_WRONG', 'name, password and code do not match an operator')
  }
  const { token, tokenHash } = makeSecretToken()
  const expiresAt = new Date(parts.now() + SESSION_SECONDS * 1_000)
  await parts.database
    .insert(operatorSession)
    .values({ tokenHash, operatorId: found.id, expiresAt })
  await recordEvent(parts.database, 'operator-signed-in', found.id, asker.client)
  return { token, expiresAt: unixSeconds(expiresAt) }
}

/** The operator whose token a request carries. @throws ApiError `UNAUTHORIZED`, also for an account's token */
export async function requireOperator(
  parts: AccountParts,
  c: Context<ApiEnvironment>,
): Promise<{ readonly id: string }> {
  const token = c.req.header('access-token')
  const [found] = token
    ? await parts.database
        .select({ id: operatorSession.operatorId })
        .from(operatorSession)
        .where(
          and(
            eq(operatorSession.tokenHash, hashToken(token)),
            gt(operatorSession.expiresAt, new Date(parts.now())),
          ),
        )
    : []
  if (!found) throw new ApiError('UNAUTHORIZED', 'no operator is signed in with this token')
  return found
}

/** Ends an operator's sign-in; one that is unknown is ended already. */
export async function signOutOperator(
  parts: AccountParts,
  token: string | undefined,
): Promise<void> {
  if (!token) return
  await parts.database
    .delete(operatorSession)
    .where(eq(operatorSession.tokenHash, hashToken(token)))
}
