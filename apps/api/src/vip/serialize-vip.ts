import type {
  VipEventKind,
  VipEventRow,
  VipMembershipRow,
  VipPlanRow,
} from '@slipway/database/vip/indexed'
import { eventSerializer, membershipSerializer, planSerializer } from './row-serializers.ts'

/** One plan. */
export const serializePlan = (row: VipPlanRow) => ({
  index: row.planIndex,
  ...planSerializer.write(row),
})

/**
 * One membership.
 *
 * @param now unix seconds by the clock of its network
 */
export const serializeMembership = (row: VipMembershipRow, now: number) => ({
  ...membershipSerializer.write(row),
  isMember: now < row.expiresAt,
})

/** One entry of the history. */
export const serializeVipEvent = (row: VipEventRow) => ({
  ...eventSerializer.write(row),
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as VipEventKind,
})
