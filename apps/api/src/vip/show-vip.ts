import type { VipEventRow, VipMembershipRow, VipPlanRow } from '@slipway/database/vip/indexed'
import type { z } from 'zod'
import { showAddress } from '../http/fields.ts'
import { showHappened } from '../http/happened.ts'
import type { vipEventListSchema, vipMembershipSchema, vipPlanListSchema } from './schemas.ts'

type ShownEvent = z.infer<typeof vipEventListSchema>['items'][number]

/** One plan. */
export const showPlan = (row: VipPlanRow): z.infer<typeof vipPlanListSchema>['items'][number] => ({
  index: row.planIndex,
  priceWei: String(row.priceWei),
  days: row.days,
  enabled: row.enabled,
  payments: row.payments,
  paidWei: String(row.paidWei),
  ...showHappened(row),
})

/**
 * One membership.
 *
 * @param now unix seconds by the clock of its network
 */
export const showMembership = (
  row: VipMembershipRow,
  now: number,
): z.infer<typeof vipMembershipSchema> => ({
  chainId: row.chainId,
  vip: showAddress(row.vip),
  account: showAddress(row.account),
  isMember: now < row.expiresAt,
  expiresAt: row.expiresAt,
  lastPaidWei: String(row.lastPaidWei),
  lastDays: row.lastDays,
  payments: row.payments,
  paidWei: String(row.paidWei),
  gifts: row.gifts,
  firstAt: row.firstAt,
  updatedAt: row.updatedAt,
})

/** One entry of the history. */
export const showVipEvent = (row: VipEventRow): ShownEvent => ({
  id: row.id,
  kind: row.kind as ShownEvent['kind'],
  actor: showAddress(row.actor),
  account: row.account && showAddress(row.account),
  payer: row.payer && showAddress(row.payer),
  planIndex: row.planIndex,
  amountWei: row.amountWei === null ? null : String(row.amountWei),
  days: row.days,
  expiresAt: row.expiresAt,
  ...showHappened(row),
})
