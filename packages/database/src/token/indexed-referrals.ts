import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

const ofToken = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
} as const satisfies Columns

/** One account in a token's referral tree. `id` = `<token id>-<account>`. */
export const tokenReferralColumns = {
  ...ofToken,
  account: 'address',
  /** null at the top of a tree */
  inviter: 'address?',
  /** unix seconds; null at the top of a tree */
  boundAt: 'seconds?',
  /** steps below the top of its tree; 0 there */
  depth: 'int',
  /** accounts that it invited itself */
  invitees: 'int',
  /** rebates that it got as an inviter, base units of the token */
  rebatesReceived: 'uint256',
  rebates: 'int',
} as const satisfies Columns

/** The newest offer of one account to another. `id` = `<token id>-<invitee>-<inviter>`. */
export const tokenInviteColumns = {
  ...ofToken,
  inviter: 'address',
  invitee: 'address',
  /** block of the offer: it binds some blocks later at the earliest */
  blockNumber: 'int',
  offeredAt: 'seconds',
  accepted: 'bool',
} as const satisfies Columns

/** One rebate. `id` = `<chainId>-<block>-<log>`. */
export const tokenRebateColumns = {
  ...ofToken,
  trader: 'address',
  inviter: 'address',
  /** 1 for the trader's own inviter, 2 for that one's, up to 7 */
  level: 'int',
  amount: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type TokenReferralRow = RowOf<typeof tokenReferralColumns>

export const tokenReferral = indexedTable('token_referral', tokenReferralColumns)
export const tokenInvite = indexedTable('token_invite', tokenInviteColumns)
export const tokenRebate = indexedTable('token_rebate', tokenRebateColumns)
