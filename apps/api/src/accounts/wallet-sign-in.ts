import { account, accountWallet } from '@slipway/database/accounts/app'
import { and, eq, ne, sql } from 'drizzle-orm'
import { ApiError } from '../http/api-error.ts'
import { recordEvent } from './account-events.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import type { ProvenWallet } from './prove-wallet.ts'
import { type Account, endSessions, type SignedIn } from './sessions.ts'
import { admit, type SignIn } from './sign-in.ts'

const isWallet = ({ address, chainId }: ProvenWallet) =>
  and(eq(accountWallet.address, address), eq(accountWallet.chainId, chainId))

/** Signs a proven wallet in; the first time it comes, with an account of its own. */
export async function signInByWallet(
  parts: AccountParts,
  wallet: ProvenWallet,
  asker: Asker,
): Promise<SignIn> {
  const owner = await parts.database.transaction(async (writer) => {
    // Two first sign-ins of one wallet at the same moment open one account.
    await writer.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${wallet.address}, 0))`)
    const [known] = await writer
      .select({ account })
      .from(accountWallet)
      .innerJoin(account, eq(account.id, accountWallet.accountId))
      .where(isWallet(wallet))
    if (known) return known.account
    const activatedAt = new Date(parts.now())
    const [made] = await writer.insert(account).values({ activatedAt }).returning()
    if (!made) throw new ApiError('INTERNAL', 'no account was made')
    await writer.insert(accountWallet).values({ ...wallet, accountId: made.id })
    await recordEvent(writer, 'wallet-linked', made.id, asker.client)
    return made
  })
  return await admit(parts, owner, asker)
}

/** Links a proven wallet to an account. @throws ApiError `WALLET_TAKEN` */
export async function linkWallet(
  parts: AccountParts,
  owner: Account,
  wallet: ProvenWallet,
  asker: Asker,
): Promise<void> {
  await parts.database.transaction(async (writer) => {
    await writer
      .insert(accountWallet)
      .values({ ...wallet, accountId: owner.id })
      .onConflictDoNothing()
    const [row] = await writer.select().from(accountWallet).where(isWallet(wallet))
    if (row?.accountId !== owner.id) {
      throw new ApiError('WALLET_TAKEN', 'the wallet is linked to another account')
    }
    await recordEvent(writer, 'wallet-linked', owner.id, asker.client)
  })
}

/**
 * Takes a wallet off an account, and ends the other sign-ins: whoever has its key may have come in by it.
 *
 * @throws ApiError `LAST_WAY_IN` where nothing else would open it
 */
export async function removeWallet(
  parts: AccountParts,
  { account: owner, tokenHash }: SignedIn,
  address: string,
  asker: Asker,
): Promise<void> {
  await parts.database.transaction(async (writer) => {
    // The account is held, so that two wallets are not removed at the same moment.
    const [held] = await writer.select().from(account).where(eq(account.id, owner.id)).for('update')
    const mine = eq(accountWallet.accountId, owner.id)
    const others = await writer
      .select()
      .from(accountWallet)
      .where(and(mine, ne(accountWallet.address, address)))
      .limit(1)
    if (!held?.passwordHash && others.length === 0) {
      throw new ApiError('LAST_WAY_IN', 'without this wallet nobody could sign in')
    }
    const removed = await writer
      .delete(accountWallet)
      .where(and(mine, eq(accountWallet.address, address)))
      .returning()
    if (removed.length === 0) return
    await endSessions(writer, owner.id, tokenHash)
    await recordEvent(writer, 'wallet-removed', owner.id, asker.client)
  })
}
