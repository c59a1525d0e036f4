import { tokenLaunch, tokenOpening, tokenTeamBuy } from '@slipway/database/token/indexed-launches'
import { asc, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'

/** A token is launched once; a foreign token may get liquidity more often. */
const MAX_ROWS = 100

/** How a token was launched by `LaunchPad`: everything empty when it was not. For foreign tokens too. */
export async function readLaunch(database: ReadDatabase, tokenId: string) {
  const [launches, teamBuys, openings] = await Promise.all([
    database
      .select()
      .from(tokenLaunch)
      .where(eq(tokenLaunch.tokenId, tokenId))
      .orderBy(asc(tokenLaunch.id))
      .limit(MAX_ROWS),
    database
      .select()
      .from(tokenTeamBuy)
      .where(eq(tokenTeamBuy.tokenId, tokenId))
      .orderBy(asc(tokenTeamBuy.id))
      .limit(MAX_ROWS),
    database
      .select()
      .from(tokenOpening)
      .where(eq(tokenOpening.tokenId, tokenId))
      .orderBy(asc(tokenOpening.id))
      .limit(MAX_ROWS),
  ])
  return {
    launches: launches.map((row) => ({
      owner: showAddress(row.owner),
      pair: showAddress(row.pair),
      quote: showAddress(row.quote),
      tokenAmount: String(row.tokenAmount),
      quoteAmount: String(row.quoteAmount),
      liquidity: String(row.liquidity),
      lockId: row.lockId,
      unlockAt: row.unlockAt,
      openingId: row.openingId,
      ...serializeBlockMetadata(row),
    })),
    teamBuys: teamBuys.map((row) => ({
      account: showAddress(row.account),
      quoteIn: String(row.quoteIn),
      tokensOut: String(row.tokensOut),
      ...serializeBlockMetadata(row),
    })),
    openings: openings.map((row) => ({
      vault: showAddress(row.vault),
      openingId: row.openingId,
      quote: showAddress(row.quote),
      startedAt: row.startedAt,
      endsAt: row.endsAt,
      refundsFrom: row.refundsFrom,
      cap: String(row.cap),
      minRate: String(row.minRate),
      committed: String(row.committed),
      accounts: row.accounts,
      clearedAt: row.clearedAt,
      spent: String(row.spent),
      bought: String(row.bought),
    })),
  }
}
