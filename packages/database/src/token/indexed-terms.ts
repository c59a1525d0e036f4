import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** Basis points of what moves. */
const taxes = {
  buyTaxBps: 'int',
  sellTaxBps: 'int',
  transferTaxBps: 'int',
  addPoolTaxBps: 'int',
  removePoolTaxBps: 'int',
} as const satisfies Columns

/** Whole percent of the collected tax. */
const shares = {
  burnShare: 'int',
  liquidityShare: 'int',
  marketingShare: 'int',
  dividendShare: 'int',
} as const satisfies Columns

const ofToken = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
} as const satisfies Columns

/** What the owner of a taxed token has set, as it stands now. `id` = id of the token. Template 1 has no row. */
export const tokenTermsColumns = {
  id: 'id',
  chainId: 'int',
  token: 'address',
  ...taxes,
  ...shares,
  /** switches: once off, off for ever */
  taxChange: 'bool',
  blacklist: 'bool',
  walletLimitOn: 'bool',
  swapLimitOn: 'bool',
  /** base units; they stand while the switch is on */
  walletLimit: 'uint256',
  swapLimit: 'uint256',
  fissionCount: 'int',
  /** base units collected before they are swapped back */
  swapThreshold: 'uint256',
  marketingWallet: 'address?',
  launchedBlock: 'int?',
  /** known from the launch on */
  killBlocks: 'int?',
  liquidityPhase: 'bool',
  /** platform contract that may launch once; null when none was named */
  launcher: 'address?',
  /** the pair that the launch named */
  pair: 'address?',
  /** base units to hold; null in templates without it */
  dividendThreshold: 'uint256?',
  dividendIntervalBlocks: 'int?',
  /** base units of the quote currency */
  perNftDividend: 'uint256?',
  nftTrigger: 'uint256?',
  /** seven basis points of the trade, by level, joined by commas */
  rebateBps: 'text?',
  bindIntervalBlocks: 'int?',
} as const satisfies Columns

/** What a taxed token's mechanisms have moved so far. `id` = id of the token. */
export const tokenTotalsColumns = {
  id: 'id',
  chainId: 'int',
  token: 'address',
  /** base units that arrived at the token's own address: the tax */
  taxCollected: 'uint256',
  swapBacks: 'int',
  soldTokens: 'uint256',
  burnedTokens: 'uint256',
  liquidityTokens: 'uint256',
  liquidityQuote: 'uint256',
  marketingQuote: 'uint256',
  /** what swap-backs handed to the dividends, in base units of the dividend currency */
  dividendAmount: 'uint256',
  dividendsAdded: 'uint256',
  dividendsPaid: 'uint256',
  dividendPayments: 'int',
  /** accounts that were paid at least once */
  dividendAccounts: 'int',
  nftPaid: 'uint256',
  /** credited to NFTs so far, paid or not */
  nftCredited: 'uint256',
  /** NFTs that earn now */
  activeNfts: 'int',
  lpStaked: 'uint256',
  lockCredited: 'uint256',
  /** accounts that have an inviter or an invitee */
  members: 'int',
  rebates: 'int',
  rebatesPaid: 'uint256',
  /** accounts that the owner has listed now */
  blacklisted: 'int',
  /** accounts that the kill blocks caught and nobody freed */
  killed: 'int',
} as const satisfies Columns

/** Taxes and shares after one transaction that changed them. `id` = `<token id>-<transaction>`. */
export const tokenTaxColumns = {
  ...ofToken,
  ...taxes,
  ...shares,
  /** `<block>-<log>` of the last change in the transaction, zero-padded: it sorts by time */
  position: 'text',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One pool of a token. `id` = `<token id>-<pair>`. */
export const tokenPairColumns = {
  ...ofToken,
  pair: 'address',
  /** whether the launch named it */
  isMain: 'bool',
  registeredAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One account that was ever on a token's blacklist. `id` = `<token id>-<account>`. */
export const tokenBlacklistColumns = {
  ...ofToken,
  account: 'address',
  /** put there by the owner: counts while the blacklist is switched on */
  listed: 'bool',
  /** caught by the kill blocks: what it bought there is frozen, unless the owner frees the account */
  killed: 'bool',
  /** base units that it bought there and cannot move */
  frozen: 'uint256',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One contract with an exemption from the tax. `id` = `<token id>-<account>`. */
export const tokenExemptionColumns = {
  ...ofToken,
  account: 'address',
  /** 1 into it, 2 out of it, 3 both */
  directions: 'int',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One swap-back. `id` = `<chainId>-<block>-<log>`. */
export const tokenSwapBackColumns = {
  ...ofToken,
  soldTokens: 'uint256',
  burnedTokens: 'uint256',
  liquidityTokens: 'uint256',
  liquidityQuote: 'uint256',
  marketingQuote: 'uint256',
  dividendAmount: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type TokenTermsRow = RowOf<typeof tokenTermsColumns>
export type TokenTotalsRow = RowOf<typeof tokenTotalsColumns>

export const tokenTerms = indexedTable('token_terms', tokenTermsColumns)
export const tokenTotals = indexedTable('token_totals', tokenTotalsColumns)
export const tokenTax = indexedTable('token_tax', tokenTaxColumns)
export const tokenPair = indexedTable('token_pair', tokenPairColumns)
export const tokenBlacklist = indexedTable('token_blacklist', tokenBlacklistColumns)
export const tokenExemption = indexedTable('token_exemption', tokenExemptionColumns)
export const tokenSwapBack = indexedTable('token_swap_back', tokenSwapBackColumns)
