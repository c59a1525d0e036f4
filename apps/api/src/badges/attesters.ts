import { badgeAttester } from '@slipway/database/badges/app'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'

/** Every wallet that this installation trusts or trusted, for everybody. */
export async function readAttesters(database: ReadDatabase) {
  const rows = await database.select().from(badgeAttester).orderBy(asc(badgeAttester.namedAt))
  return rows.map(({ address, name, namedAt, removedAt }) => ({
    address: showAddress(address as Address),
    name,
    namedAt: unixSeconds(namedAt),
    removedAt: removedAt && unixSeconds(removedAt),
  }))
}

/** Wallets whose word counts now. */
export async function readTrusted(
  database: Pick<ReadDatabase, 'select'>,
): Promise<readonly Address[]> {
  const rows = await database
    .select({ address: badgeAttester.address })
    .from(badgeAttester)
    .where(isNull(badgeAttester.removedAt))
  return rows.map(({ address }) => address as Address)
}

/** Trusts a wallet from now on, or names it anew. */
export async function nameAttester(
  database: ReadDatabase,
  operatorId: string,
  { address, name }: { readonly address: string; readonly name: string },
): Promise<void> {
  const named = { name, namedBy: operatorId, namedAt: sql`now()`, removedAt: null }
  await database
    .insert(badgeAttester)
    .values({ address: address.toLowerCase(), ...named })
    .onConflictDoUpdate({ target: badgeAttester.address, set: named })
}

/** Trusts a wallet no longer; what it attested does not count any more. @throws ApiError `ATTESTER_NOT_FOUND` */
export async function removeAttester(database: ReadDatabase, address: Address): Promise<void> {
  const removed = await database
    .update(badgeAttester)
    .set({ removedAt: sql`now()` })
    .where(and(eq(badgeAttester.address, address), isNull(badgeAttester.removedAt)))
    .returning({ address: badgeAttester.address })
  if (removed.length === 0) {
    throw new ApiError('ATTESTER_NOT_FOUND', 'no such wallet is trusted')
  }
}
