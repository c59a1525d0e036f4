import { readAirdrops } from '../airdrop/read-airdrops.ts'
import { readClock, wallClock } from '../database/network-clock.ts'
import { readClocks } from '../database/read-clocks.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { cutFirst } from '../http/cut-first.ts'
import { showAddress } from '../http/fields.ts'
import { readLocks } from '../lock/read-locks.ts'
import { readNftSales } from '../nft/read-nft-sales.ts'
import { readPresales } from '../presale/read-presales.ts'
import { readPools } from '../staking/read-pools.ts'
import { readTokens } from '../token/read-tokens.ts'
import { readFigures } from './read-figures.ts'
import { readListings } from './read-listings.ts'

type Hex = `0x${string}`

/** Entries of each kind that a profile shows; the lists have the rest. */
const SHOWN = 12
const newest = { sort: 'newest', limit: SHOWN } as const
const created = { sort: '-createdAt', limit: SHOWN } as const

/** The newest of each kind. */
async function readMade(database: ReadDatabase, owner: Hex, wall: number) {
  const [tokens, list, locks, pools, airdrops, collections] = await Promise.all([
    readTokens(database, { ...created, creator: owner }),
    readPresales(database, { ...created, owner }, undefined, wall),
    readLocks(database, { ...newest, owner }),
    readPools(database, { ...newest, owner }, undefined, wall),
    readAirdrops(database, { ...newest, owner }, undefined, wall),
    readNftSales(database, { ...newest, creator: owner }, undefined, wall),
  ])
  return { tokens: tokens.parse(), presales: list.parse(), locks, pools, airdrops, collections }
}

/**
 * What an address launched on every network, and how it went.
 *
 * @param owner lower case
 * @param wall unix seconds
 */
export async function readOwner(database: ReadDatabase, owner: Hex, wall = wallClock()) {
  const clock = await readClock(database, wall)
  const [clocks, { figures, firstAt }, made] = await Promise.all([
    readClocks(database, clock),
    readFigures(database, owner, clock),
    readMade(database, owner, wall),
  ])
  const listings = await readListings(
    database,
    made.presales.items.map(({ id }) => id),
    clock,
  )
  const presales = {
    ...made.presales,
    items: made.presales.items.map((presale) => ({
      presale,
      listing: listings.get(presale.id) ?? null,
    })),
  }
  return {
    address: showAddress(owner),
    clocks,
    figures,
    firstAt,
    tokens: cutFirst(made.tokens, SHOWN),
    presales: cutFirst(presales, SHOWN),
    locks: cutFirst(made.locks, SHOWN),
    pools: cutFirst(made.pools, SHOWN),
    airdrops: cutFirst(made.airdrops, SHOWN),
    collections: cutFirst(made.collections, SHOWN),
  }
}
