import { lockAssetColumns, lockColumns } from '@slipway/database/lock/indexed'
import { assetId } from '@slipway/database/row-ids'
import { sql } from 'drizzle-orm'
import { pairColumns, pairJoins, readPair } from '../assets/pair-source.ts'
import { serializePair } from '../assets/serialize-asset.ts'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { serializeUnlocks } from './serialize-lock.ts'
import { toReleasable } from './to-releasable.ts'
import { calculateUnlocks } from './unlock-calendar.ts'

const decodeAsset = rowDecoder(lockAssetColumns)
const decodeLock = rowDecoder(lockColumns)

const amountOf = (value: unknown) => (value == null ? null : String(value))

interface SumsQuestion {
  readonly chainId: number
  readonly assets: readonly string[]
  /** Locks of one asset that its calendar is made of, the largest first. */
  readonly most: number
  readonly mostAssets: number
  /** Unix seconds of the chain. */
  readonly now: number
}

/** The largest locks that end of each asset, by asset; one more than asked for shows that there are more. */
async function readLargest(database: ReadDatabase, question: SumsQuestion) {
  const { chainId, assets, most } = question
  const { rows } = await database.execute(sql`
    SELECT ${selectColumns(lockColumns, 'l')} FROM unnest(${sql.param(assets)}::text[]) AS a(asset)
      CROSS JOIN LATERAL (SELECT * FROM "index".lock l
        WHERE l.asset = a.asset AND l.chain_id = ${chainId} AND l.state = 'active' ORDER BY l.amount DESC, l.id DESC LIMIT ${most + 1}) l`)
  return Map.groupBy((rows as RawRow[]).map(decodeLock), ({ asset }) => asset)
}

/**
 * What of some assets is locked, largest sum first; those without a lock are left out. What can be withdrawn of the
 * largest locks is not locked, and counted apart.
 */
export async function readLockedSums(database: ReadDatabase, question: SumsQuestion) {
  const { chainId, assets, most, mostAssets, now } = question
  const ids = assets.map((asset) => assetId(chainId, asset))
  const { rows } = await database.execute(sql`
    SELECT ${selectColumns(lockAssetColumns, 's')}, ${nameColumns('a', 'asset')}, coalesce(at.total_supply, af.supply) AS supply, ${pairColumns()}
    FROM "index".lock_asset s ${nameJoins('a', 's.id')} ${pairJoins('s.id')}
    WHERE s.id = ANY(${sql.param(ids)}::text[]) ORDER BY s.locked DESC, s.id LIMIT ${mostAssets}`)
  const found = (rows as RawRow[]).map((raw) => ({ raw, sum: decodeAsset(raw) }))
  const largest = await readLargest(database, {
    ...question,
    assets: found.map(({ sum }) => sum.asset),
  })
  return found.map(({ raw, sum }) => {
    const locks = largest.get(sum.asset) ?? []
    const calendar = calculateUnlocks(locks.slice(0, most).map(toReleasable), now)
    return {
      asset: showAddress(sum.asset),
      ...readName(raw, 'asset'),
      supply: amountOf(raw.supply),
      totalLocked: String(sum.locked - calendar.freeAlready),
      totalLockedForever: String(sum.lockedForever),
      lockCount: sum.livingLocks,
      ownerCount: sum.owners,
      nextUnlockAt: calendar.nextUnlockAt,
      freeAlready: String(calendar.freeAlready),
      unlocks: serializeUnlocks(calendar.unlocks),
      isPartial: locks.length > most,
      pair: serializePair(readPair(raw)),
    }
  })
}

/** What of an asset without any lock is said. */
export async function readUnlockedAsset(database: ReadDatabase, chainId: number, asset: string) {
  const { rows } = await database.execute(sql`
    SELECT ${nameColumns('a', 'asset')}, coalesce(at.total_supply, af.supply) AS supply
    FROM (SELECT ${assetId(chainId, asset)}::text AS id) s ${nameJoins('a', 's.id')}`)
  const raw = (rows as RawRow[])[0] ?? {}
  return {
    asset: showAddress(asset as `0x${string}`),
    ...readName(raw, 'asset'),
    supply: amountOf(raw.supply),
    totalLocked: '0',
    totalLockedForever: '0',
    lockCount: 0,
    ownerCount: 0,
    nextUnlockAt: null,
    freeAlready: '0',
    unlocks: [],
    isPartial: false,
  }
}
