import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** One token that the factory deployed. `id` = `<chainId>-<address>`. */
export const tokenColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  /** who signed the creation; never changes */
  creator: 'address',
  /** current owner; the zero address after a renounce */
  owner: 'address',
  templateId: 'int',
  infoId: 'int',
  name: 'text',
  symbol: 'text',
  decimals: 'int',
  initialSupply: 'uint256',
  totalSupply: 'uint256',
  inviter: 'address?',
  feeWei: 'uint256',
  inviterRewardWei: 'uint256',
  /** unix seconds */
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  /** whether new supply can still be minted */
  mintable: 'bool',
  /** seconds between two mintings; 0 when it was never mintable */
  mintCooldown: 'int',
  /** most of the supply in one minting, in basis points */
  mintMaxBps: 'int',
  /** unix seconds from which the next minting is possible; 0 when it was never mintable */
  nextMintAt: 'seconds',
  contractUri: 'text',
  contractUriFrozen: 'bool',
  /** basis points now; 0 in template 1 */
  buyTaxBps: 'int',
  sellTaxBps: 'int',
  transferTaxBps: 'int',
  /** the larger of buy and sell tax */
  tradeTaxBps: 'int',
  /** whether trading is open; template 1 has no gate and counts from its creation */
  launched: 'bool',
  /** unix seconds; null before the launch */
  launchedAt: 'seconds?',
  /** addresses with a balance above zero */
  holderCount: 'int',
  transferCount: 'int',
} as const satisfies Columns

/** Balance of one holder of one token. `id` = `<chainId>-<token>-<holder>`; a zero balance keeps its row. */
export const tokenBalanceColumns = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
  holder: 'address',
  balance: 'uint256',
  /** unix seconds of the last change */
  updatedAt: 'seconds',
} as const satisfies Columns

/** One act on a token's terms, mostly by its owner. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time. */
export const tokenActionColumns = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
  /** one of `TokenActionKind` */
  kind: 'text',
  /** the owner at that moment; for what anybody may do, the account that signed the transaction */
  actor: 'address',
  /** whom it is about: new owner, receiver of a mint, listed account, new wallet, pair */
  account: 'address?',
  /** minted base units */
  amount: 'uint256?',
  uri: 'text?',
  /** the other values that were set, as a JSON object of texts with keys in the order of the event */
  details: 'text?',
  createdAt: 'seconds',
  blockNumber: 'int',
  logIndex: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** What one address did with tokens on one chain. `id` = `<chainId>-<address>`. */
export const tokenAccountColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  tokensCreated: 'int',
  /** tokens with a balance above zero */
  tokensHeld: 'int',
} as const satisfies Columns

/** Settings of one template of a factory. `id` = `<chainId>-<templateId>`. */
export const tokenTemplateColumns = {
  id: 'id',
  chainId: 'int',
  templateId: 'int',
  generator: 'address',
  /** full fee of one creation */
  feeWei: 'uint256',
  enabled: 'bool',
} as const satisfies Columns

/** Settings and payouts of one factory. `id` = chain id. */
export const tokenFactoryColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  owner: 'address',
  /** receives the platform's part of the fees */
  devAddress: 'address',
  inviterShareBps: 'int',
  /** membership contract, null when there is none */
  vip: 'address?',
  withdrawnWei: 'uint256',
  inviterPaidWei: 'uint256',
} as const satisfies Columns

export const TOKEN_ACTION_KINDS = [
  'created',
  'minted',
  'mintDisabled',
  'ownershipTransferred',
  'contractUriChanged',
  'contractUriFrozen',
  'launched',
  'launcherSet',
  'liquidityPhaseStarted',
  'liquidityPhaseStopped',
  'pairRegistered',
  'taxesSet',
  'sharesSet',
  'taxChangeDisabled',
  'walletLimitSet',
  'walletLimitDisabled',
  'swapLimitSet',
  'swapLimitDisabled',
  'blacklisted',
  'unblacklisted',
  'blacklistDisabled',
  'marketingWalletSet',
  'exemptionAdded',
  'fissionCountSet',
  'swapThresholdSet',
  'dividendThresholdSet',
  'dividendIntervalSet',
  'nftDividendSet',
  'nftBlacklisted',
  'nftUnblacklisted',
  'rebatesSet',
  'bindIntervalSet',
] as const

export type TokenActionKind = (typeof TOKEN_ACTION_KINDS)[number]

export type TokenRow = RowOf<typeof tokenColumns>
export type TokenTemplateRow = RowOf<typeof tokenTemplateColumns>
export type TokenFactoryRow = RowOf<typeof tokenFactoryColumns>

export const token = indexedTable('token', tokenColumns)
export const tokenBalance = indexedTable('token_balance', tokenBalanceColumns)
export const tokenAction = indexedTable('token_action', tokenActionColumns)
export const tokenAccount = indexedTable('token_account', tokenAccountColumns)
export const tokenTemplate = indexedTable('token_template', tokenTemplateColumns)
export const tokenFactory = indexedTable('token_factory', tokenFactoryColumns)
