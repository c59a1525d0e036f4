import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

const ofToken = {
  id: 'id',
  tokenId: 'text',
  chainId: 'int',
  token: 'address',
} as const satisfies Columns

/** Input of the transaction that created a token. `id` = id of the token. Its constructor's arguments lie in it. */
export const tokenCreationColumns = {
  id: 'id',
  chainId: 'int',
  token: 'address',
  /** version of the factory that created it */
  factory: 'address',
  /** empty (`0x`) when it is longer than any creation */
  input: 'hex',
} as const satisfies Columns

/** One launch by `LaunchPad`, of a token of ours or a foreign one. `id` = `<chainId>-<block>-<log>`. */
export const tokenLaunchColumns = {
  ...ofToken,
  owner: 'address',
  pair: 'address',
  quote: 'address',
  /** base units that the pool was given */
  tokenAmount: 'uint256',
  quoteAmount: 'uint256',
  /** LP base units */
  liquidity: 'uint256',
  /** lock of the liquidity; null when it was burned */
  lockId: 'text?',
  /** unix seconds; null when it was burned */
  unlockAt: 'seconds?',
  /** batch opening; null when trading opened at once */
  openingId: 'text?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One disclosed first buy of the team. `id` = `<chainId>-<block>-<log>`. */
export const tokenTeamBuyColumns = {
  ...ofToken,
  account: 'address',
  quoteIn: 'uint256',
  tokensOut: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One batch opening. `id` = `<chainId>-<vault>-<opening id>`. */
export const tokenOpeningColumns = {
  ...ofToken,
  vault: 'address',
  openingId: 'text',
  quote: 'address',
  startedAt: 'seconds',
  endsAt: 'seconds',
  refundsFrom: 'int',
  cap: 'uint256',
  /** tokens per quote unit, scaled by 1e18 */
  minRate: 'uint256',
  /** quote committed so far, whatever was claimed or refunded since */
  committed: 'uint256',
  accounts: 'int',
  clearedAt: 'seconds?',
  spent: 'uint256',
  bought: 'uint256',
  claimed: 'uint256',
  refunded: 'uint256',
} as const satisfies Columns

/** What one account committed to an opening. `id` = `<opening's id>-<account>`. */
export const tokenCommitmentColumns = {
  id: 'id',
  /** `<chainId>-<vault>-<opening id>` */
  opening: 'text',
  chainId: 'int',
  account: 'address',
  committed: 'uint256',
  tokensClaimed: 'uint256',
  quoteBack: 'uint256',
  updatedAt: 'seconds',
} as const satisfies Columns

export type TokenOpeningRow = RowOf<typeof tokenOpeningColumns>
export type TokenCommitmentRow = RowOf<typeof tokenCommitmentColumns>

export const tokenCreation = indexedTable('token_creation', tokenCreationColumns)
export const tokenLaunch = indexedTable('token_launch', tokenLaunchColumns)
export const tokenTeamBuy = indexedTable('token_team_buy', tokenTeamBuyColumns)
export const tokenOpening = indexedTable('token_opening', tokenOpeningColumns)
export const tokenCommitment = indexedTable('token_commitment', tokenCommitmentColumns)
