import type {
  VipEventKind,
  VipEventRow,
  VipMembershipRow,
  VipPlanRow,
} from '@slipway/database/vip/indexed'
import { eventAnswer, membershipAnswer, planAnswer } from './row-answers.ts'

/** One plan. */
export const serializePlan = (row: VipPlanRow) => ({
  index: row.planIndex,
  ...planAnswer.write(row),
})

/**
 * One membership.
 *
 * @param now unix seconds by the clock of its network
 */
export const serializeMembership = (row: VipMembershipRow, now: number) => ({
  ...membershipAnswer.write(row),
  isMember: now < row.expiresAt,
})

/** One entry of the history. */
export const serializeVipEvent = (row: VipEventRow) => ({
  ...eventAnswer.write(row),
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as VipEventKind,
})
