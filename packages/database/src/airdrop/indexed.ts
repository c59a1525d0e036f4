import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** Stands in `endTime` for an airdrop by list that never ends. */
export const NEVER_SECONDS = 2 ** 40 - 1

/** One airdrop. `id` = `<chainId>-<address>`. What only the other kind has is null. */
export const airdropColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  factory: 'address',
  /** 1 mapping of an old token to a new one, 2 claims from a list */
  templateId: 'int',
  /** number that the factory gave it; the first is 1 */
  recordId: 'int',
  owner: 'address',
  /** what is paid: the new token of a mapping, the token of a list */
  token: 'address',
  /** the old token of a mapping */
  origin: 'address?',
  /** base units of the new token for 1e18 of the old one */
  rate: 'uint256?',
  /** of a list: its Merkle root */
  root: 'hex?',
  /** of a list: what it adds up to, as its maker says */
  listTotal: 'uint256?',
  /** of a list: what of an entry is released at the start */
  firstBps: 'int?',
  /** of a list: seconds over which the rest is released */
  releaseSeconds: 'int?',
  /** unix seconds; may lie before its creation */
  startTime: 'seconds',
  /** unix seconds; 1 099 511 627 775 stands for never */
  endTime: 'seconds',
  /** where the list and what the project says lie */
  ipfsKey: 'text',
  /** the same without `ipfs://` and path: what an upload is found by */
  infoCid: 'text',
  feeWei: 'uint256',
  /** of `token`: what came at its creation and by recharging, what was paid, what the owner took back */
  deposited: 'uint256',
  paid: 'uint256',
  withdrawn: 'uint256',
  /** of `origin`: what was brought, what the owner took */
  received: 'uint256',
  originWithdrawn: 'uint256',
  /** addresses that took part */
  accounts: 'int',
  /** entries of the list that were paid something; 0 of a mapping */
  entries: 'int',
  /** mappings or payments */
  payments: 'int',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  updatedAt: 'seconds',
  /** block of the last event of the airdrop */
  updatedBlock: 'int',
} as const satisfies Columns

/** One address in one airdrop. `id` = `<airdrop>-<account>`. */
export const airdropAccountColumns = {
  id: 'id',
  airdropId: 'text',
  chainId: 'int',
  airdrop: 'address',
  account: 'address',
  /** old tokens that it brought; 0 of a list */
  received: 'uint256',
  /** what it was paid */
  paid: 'uint256',
  /** mappings or payments */
  payments: 'int',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

/** One entry of a list that was paid something. `id` = `<airdrop>-<index>`. */
export const airdropClaimColumns = {
  id: 'id',
  airdropId: 'text',
  chainId: 'int',
  airdrop: 'address',
  /** place in the list */
  position: 'uint256',
  account: 'address',
  claimed: 'uint256',
  payments: 'int',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

export const AIRDROP_EVENT_KINDS = [
  'created',
  'mapped',
  'claimed',
  'recharged',
  'infoUpdated',
  'withdrawn',
] as const
export type AirdropEventKind = (typeof AIRDROP_EVENT_KINDS)[number]

/** One event of one airdrop. `id` = `<chainId>-<block>-<log>`, zero-padded: it sorts by time. */
export const airdropEventColumns = {
  id: 'id',
  airdropId: 'text',
  chainId: 'int',
  airdrop: 'address',
  /** one of `AIRDROP_EVENT_KINDS` */
  kind: 'text',
  /** account that signed the transaction */
  actor: 'address',
  /** who was paid, who added tokens, who took them out */
  account: 'address?',
  /** which token moved */
  token: 'address?',
  /** how much of it */
  amount: 'uint256?',
  /** old tokens that came for it; null unless it is a mapping */
  received: 'uint256?',
  /** place in the list; null unless it is a payment of a list */
  position: 'uint256?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** One call that sent to many. `id` = `<chainId>-<block>-<log>`. */
export const multisendColumns = {
  id: 'id',
  chainId: 'int',
  contract: 'address',
  /** id of the list's row, that of the call itself where it belongs to no list */
  listRowId: 'text',
  sender: 'address',
  /** zero for native currency */
  asset: 'address',
  /** decimal text; 0 stands for no list */
  listId: 'text',
  /** number of the batch in its list, decimal text */
  batch: 'text',
  recipients: 'int',
  /** base units, or number of NFTs */
  total: 'uint256',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

/** The batches of one list together: `<chainId>-<contract>-<sender>-<asset>-<list>`; a call without a list alone. */
export const multisendListColumns = {
  id: 'id',
  chainId: 'int',
  contract: 'address',
  sender: 'address',
  asset: 'address',
  listId: 'text',
  batches: 'int',
  recipients: 'int',
  total: 'uint256',
  firstAt: 'seconds',
  updatedAt: 'seconds',
  /** of the last batch */
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type AirdropRow = RowOf<typeof airdropColumns>
export type AirdropAccountRow = RowOf<typeof airdropAccountColumns>
export type AirdropClaimRow = RowOf<typeof airdropClaimColumns>
export type AirdropEventRow = RowOf<typeof airdropEventColumns>
export type MultisendRow = RowOf<typeof multisendColumns>

export const airdrop = indexedTable('airdrop', airdropColumns)
export const airdropAccount = indexedTable('airdrop_account', airdropAccountColumns)
export const airdropClaim = indexedTable('airdrop_claim', airdropClaimColumns)
export const airdropEvent = indexedTable('airdrop_event', airdropEventColumns)
export const multisend = indexedTable('multisend', multisendColumns)
export const multisendList = indexedTable('multisend_list', multisendListColumns)
