import {
  account,
  accountSession,
  accountToken,
  operatorSession,
  walletNonce,
} from '@slipway/database/accounts/app'
import { and, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** How long after its link has run out a registration can have another one sent. */
const RESENT_FOR = sql`interval '7 days'`

/** Deletes what has run out: sign-ins, links, nonces, and, a week later, registrations whose link was never opened. */
export async function forgetExpired(database: ReadDatabase): Promise<void> {
  const now = sql`now()`
  await database.delete(accountSession).where(lte(accountSession.expiresAt, now))
  await database
    .delete(accountToken)
    .where(
      or(
        and(ne(accountToken.purpose, 'activate'), lte(accountToken.expiresAt, now)),
        lte(accountToken.expiresAt, sql`now() - ${RESENT_FOR}`),
      ),
    )
  await database.delete(operatorSession).where(lte(operatorSession.expiresAt, now))
  await database.delete(walletNonce).where(lte(walletNonce.expiresAt, now))
  const pending = database
    .select({ one: sql`1` })
    .from(accountToken)
    .where(sql`${accountToken.accountId} = ${account.id}`)
  await database
    .delete(account)
    .where(
      and(
        isNull(account.activatedAt),
        lte(account.createdAt, sql`now() - interval '1 day'`),
        notExists(pending),
      ),
    )
}
