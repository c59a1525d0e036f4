import type { VipEventRow, VipMembershipRow, VipPlanRow } from '@slipway/database/vip/indexed'
import type { z } from 'zod'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import type { vipEventListSchema, vipMembershipSchema, vipPlanListSchema } from './schemas.ts'

type ShownEvent = z.infer<typeof vipEventListSchema>['items'][number]

/** One plan. */
export const serializePlan = (
  row: VipPlanRow,
): z.infer<typeof vipPlanListSchema>['items'][number] => ({
  index: row.planIndex,
  priceWei: String(row.priceWei),
  days: row.days,
  enabled: row.enabled,
  payments: row.payments,
  paidWei: String(row.paidWei),
  ...serializeBlockMetadata(row),
})

/**
 * One membership.
 *
 * @param now unix seconds by the clock of its network
 */
export const serializeMembership = (
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
export const serializeVipEvent = (row: VipEventRow): ShownEvent => ({
  id: row.id,
  kind: row.kind as ShownEvent['kind'],
  actor: showAddress(row.actor),
  account: row.account && showAddress(row.account),
  payer: row.payer && showAddress(row.payer),
  planIndex: row.planIndex,
  amountWei: row.amountWei === null ? null : String(row.amountWei),
  days: row.days,
  expiresAt: row.expiresAt,
  ...serializeBlockMetadata(row),
})
