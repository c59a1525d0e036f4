import {
  account,
  accountSession,
  accountToken,
  operatorSession,
  walletNonce,
} from '@slipway/database/accounts/app'
import { and, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** Deletes what has run out: sign-ins, links, nonces, and registrations whose link was never opened. */
export async function forgetExpired(database: ReadDatabase): Promise<void> {
  const now = sql`now()`
  await database.delete(accountSession).where(lte(accountSession.expiresAt, now))
  await database.delete(accountToken).where(lte(accountToken.expiresAt, now))
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
