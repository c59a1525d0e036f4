import type { Columns } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

const ofToken = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
} as const satisfies Columns
const ofEvent = {
  ...ofToken,
  /** base units of the dividend currency */
  amount: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One amount that began to be distributed. `id` = `<chainId>-<block>-<log>`. */
export const tokenDividendAdditionColumns = ofEvent

/** One payment. `id` = `<chainId>-<block>-<log>`. */
export const tokenDividendPaymentColumns = {
  ...ofEvent,
  account: 'address',
  /** for which NFT, in decimal digits; null where holders or stakers are paid */
  nftId: 'text?',
} as const satisfies Columns

/** What one account got and put in. `id` = `<token id>-<account>`. */
export const tokenDividendAccountColumns = {
  ...ofToken,
  account: 'address',
  paid: 'uint256',
  payments: 'int',
  lastPaidAt: 'seconds?',
  /** LP base units in the token's own vault */
  lpStaked: 'uint256',
  /** never counted again: a contract of the platform, or the dead address */
  excluded: 'bool',
} as const satisfies Columns

/** One NFT of the collection whose holders are paid. `id` = `<token id>-<NFT id>`. */
export const tokenNftDividendColumns = {
  ...ofToken,
  /** decimal digits */
  nftId: 'text',
  /** NFT id with leading zeros: it sorts by number */
  position: 'text',
  /** earns */
  active: 'bool',
  /** excluded from dividends */
  blacklisted: 'bool',
  paid: 'uint256',
  payments: 'int',
  /** who was paid last */
  lastOwner: 'address?',
  lastPaidAt: 'seconds?',
} as const satisfies Columns

/** One liquidity lock that counts for dividends. `id` = `<token id>-<locker>-<lock id>`. */
export const tokenLockCreditColumns = {
  ...ofToken,
  locker: 'address',
  lockId: 'text',
  account: 'address',
  /** LP base units; 0 when the credit ended */
  amount: 'uint256',
  updatedAt: 'seconds',
} as const satisfies Columns

export const tokenDividendAddition = indexedTable(
  'token_dividend_addition',
  tokenDividendAdditionColumns,
)
export const tokenDividendPayment = indexedTable(
  'token_dividend_payment',
  tokenDividendPaymentColumns,
)
export const tokenDividendAccount = indexedTable(
  'token_dividend_account',
  tokenDividendAccountColumns,
)
export const tokenNftDividend = indexedTable('token_nft_dividend', tokenNftDividendColumns)
export const tokenLockCredit = indexedTable('token_lock_credit', tokenLockCreditColumns)
