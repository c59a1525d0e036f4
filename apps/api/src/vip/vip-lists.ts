import {
  type VipEventKind,
  type VipMembershipRow,
  type VipPlanRow,
  vipEvent,
  vipMembership,
  vipPlan,
} from '@slipway/database/vip/indexed'
import { and, eq, or } from 'drizzle-orm'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { nowOf } from './now-of.ts'
import { serializeMembership, serializePlan, serializeVipEvent } from './serialize-vip.ts'

type Hex = `0x${string}`

const byIndex = {
  name: 'index',
  column: vipPlan.planIndex,
  kind: 'integer',
  valueOf: (row: VipPlanRow) => String(row.planIndex),
} as const

const byEnd = {
  name: 'end',
  column: vipMembership.expiresAt,
  kind: 'integer',
  valueOf: (row: VipMembershipRow) => String(row.expiresAt),
} as const

const byTouch = {
  name: 'updated',
  column: vipMembership.updatedAt,
  kind: 'integer',
  valueOf: (row: VipMembershipRow) => String(row.updatedAt),
} as const

async function membershipShower(database: ReadDatabase) {
  const clock = await readClock(database)
  return (row: VipMembershipRow) => serializeMembership(row, nowOf(clock, row.chainId))
}

/** The pages that belong to one contract. All throw `CURSOR_INVALID`. */
export const vipLists = {
  plans: (database: ReadDatabase, id: string, page: PageRequest) =>
    readPage(database, page, {
      table: vipPlan,
      where: eq(vipPlan.contractId, id),
      sort: byIndex,
      isDescending: false,
      show: serializePlan,
    }),

  members: async (database: ReadDatabase, id: string, page: PageRequest) =>
    readPage(database, page, {
      table: vipMembership,
      where: eq(vipMembership.contractId, id),
      sort: byEnd,
      isDescending: true,
      show: await membershipShower(database),
    }),

  history: (
    database: ReadDatabase,
    id: string,
    page: PageRequest & { account?: Hex | undefined; kind?: VipEventKind | undefined },
  ) =>
    readPage(database, page, {
      table: vipEvent,
      where: and(
        eq(vipEvent.contractId, id),
        page.kind && eq(vipEvent.kind, page.kind),
        page.account && or(eq(vipEvent.account, page.account), eq(vipEvent.payer, page.account)),
      ),
      isDescending: true,
      show: serializeVipEvent,
    }),
}

/**
 * Memberships of an address.
 *
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioMemberships(
  database: ReadDatabase,
  account: Hex,
  page: PageRequest,
  chainId?: number,
) {
  return readPage(database, page, {
    table: vipMembership,
    where: and(
      eq(vipMembership.account, account),
      chainId === undefined ? undefined : eq(vipMembership.chainId, chainId),
    ),
    sort: byTouch,
    isDescending: true,
    show: await membershipShower(database),
  })
}
