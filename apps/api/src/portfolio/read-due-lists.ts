import type { ReadDatabase } from '../database/read-database.ts'
import { readJoinedLocks } from '../lock/read-locks.ts'
import { readPortfolioNftSales } from '../nft/read-portfolio-nfts.ts'
import { readPortfolioPresales, readPortfolioSlots } from '../presale/read-portfolio.ts'
import { readPortfolioPools } from '../staking/read-portfolio-pools.ts'
import { findInviterDues } from './find-inviter-dues.ts'

/** Entries of each kind that are looked through for what is due. */
export const LOOKED_AT = 100
const ALL = { limit: LOOKED_AT }

/**
 * All of an address that something can be due in, the hundred of each kind that were touched last.
 *
 * @param account lower case
 * @param wall unix seconds
 */
export async function readDueLists(database: ReadDatabase, account: `0x${string}`, wall: number) {
  const [presales, slots, pools, locks, rewarded, inviterDues] = await Promise.all([
    readPortfolioPresales(database, account, ALL, undefined, wall),
    readPortfolioSlots(database, account, ALL, undefined, wall),
    readPortfolioPools(database, account, ALL, undefined, wall),
    readJoinedLocks(database, { owner: account, isLiving: true, sort: 'unlock', ...ALL }),
    readPortfolioNftSales(database, account, { ...ALL, due: 'true' }, undefined, wall),
    findInviterDues(database, account, LOOKED_AT),
  ])
  const isCut =
    inviterDues.length >= LOOKED_AT ||
    [presales, slots, pools, locks, rewarded].some(({ nextCursor }) => nextCursor !== null)
  return { presales, slots, pools, locks, rewarded, inviterDues, isCut }
}

export type DueLists = Awaited<ReturnType<typeof readDueLists>>
