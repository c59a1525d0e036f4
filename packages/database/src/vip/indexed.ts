import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** One contract that sells memberships. `id` = `<chainId>-<vip>`. */
export const vipContractColumns = {
  id: 'id',
  chainId: 'int',
  vip: 'address',
  owner: 'address',
  /** receives what members pay */
  devAddress: 'address',
  plans: 'int',
  /** addresses that were members at any time */
  members: 'int',
  payments: 'int',
  /** prices of all payments */
  paidWei: 'uint256',
  withdrawnWei: 'uint256',
  /** block of its first event */
  blockNumber: 'int',
} as const satisfies Columns

/** One plan. `id` = `<chainId>-<vip>-<number>`. */
export const vipPlanColumns = {
  id: 'id',
  contractId: 'text',
  chainId: 'int',
  vip: 'address',
  /** its number in the contract; the first is 0 */
  planIndex: 'int',
  priceWei: 'uint256',
  days: 'int',
  /** whether it can be bought now */
  enabled: 'bool',
  /** how often it was paid */
  payments: 'int',
  paidWei: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** The membership of one address, running or over. `id` = `<chainId>-<vip>-<account>`. */
export const vipMembershipColumns = {
  id: 'id',
  contractId: 'text',
  chainId: 'int',
  vip: 'address',
  account: 'address',
  /** unix seconds; a member before it */
  expiresAt: 'seconds',
  /** of the last payment */
  lastPaidWei: 'uint256',
  lastDays: 'int',
  payments: 'int',
  paidWei: 'uint256',
  /** of the payments: made by somebody else */
  gifts: 'int',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

export const VIP_EVENT_KINDS = [
  'paid',
  'planAdded',
  'planOpened',
  'planClosed',
  'devAddressSet',
  'withdrawn',
  'ownershipTransferred',
] as const
export type VipEventKind = (typeof VIP_EVENT_KINDS)[number]

/** One event. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time. */
export const vipEventColumns = {
  id: 'id',
  contractId: 'text',
  chainId: 'int',
  vip: 'address',
  /** one of `VIP_EVENT_KINDS` */
  kind: 'text',
  /** account that signed the transaction */
  actor: 'address',
  /** who became a member or was paid, the new owner, or the new address that is paid */
  account: 'address?',
  /** who paid */
  payer: 'address?',
  planIndex: 'int?',
  amountWei: 'uint256?',
  days: 'int?',
  /** until when the payment reaches */
  expiresAt: 'seconds?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type VipContractRow = RowOf<typeof vipContractColumns>
export type VipPlanRow = RowOf<typeof vipPlanColumns>
export type VipMembershipRow = RowOf<typeof vipMembershipColumns>
export type VipEventRow = RowOf<typeof vipEventColumns>

export const vipContract = indexedTable('vip_contract', vipContractColumns)
export const vipPlan = indexedTable('vip_plan', vipPlanColumns)
export const vipMembership = indexedTable('vip_membership', vipMembershipColumns)
export const vipEvent = indexedTable('vip_event', vipEventColumns)
