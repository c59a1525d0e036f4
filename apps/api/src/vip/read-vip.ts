import { type VipContractRow, vipContract, vipMembership } from '@slipway/database/vip/indexed'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { nowOf } from './now-of.ts'

/**
 * The contract that sells memberships on a network, the newest where there were several.
 *
 * @returns null where none are sold
 */
export async function readVipContract(
  database: ReadDatabase,
  chainId: number,
): Promise<VipContractRow | null> {
  const [row] = await database
    .select()
    .from(vipContract)
    .where(eq(vipContract.chainId, chainId))
    .orderBy(desc(vipContract.blockNumber), asc(vipContract.id))
    .limit(1)
  return row ?? null
}

/**
 * Memberships of one network in figures.
 *
 * @param wall unix seconds
 */
export async function readVip(database: ReadDatabase, chainId: number, wall?: number) {
  const row = await readVipContract(database, chainId)
  if (!row) return { vip: null }
  const now = nowOf(await readClock(database, wall), chainId)
  const membersNow = await database.$count(
    vipMembership,
    and(eq(vipMembership.contractId, row.id), gt(vipMembership.expiresAt, now)),
  )
  const { plans, members, payments } = row
  return {
    vip: {
      chainId,
      address: showAddress(row.vip),
      owner: showAddress(row.owner),
      devAddress: showAddress(row.devAddress),
      ...{ plans, members, membersNow, payments },
      paidWei: String(row.paidWei),
      withdrawnWei: String(row.withdrawnWei),
    },
  }
}
