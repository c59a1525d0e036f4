import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** Stands in `endTime` for a sale that ends when all are minted. */
export const NO_END_SECONDS = 2 ** 40 - 1

/** One collection and its sale. `id` = `<chainId>-<address>`. */
export const nftSaleColumns = {
  id: 'id',
  chainId: 'int',
  address: 'address',
  factory: 'address',
  templateId: 'int',
  /** number that the factory gave it; the first is 1 */
  recordId: 'int',
  creator: 'address',
  /** zero once it was given up */
  owner: 'address',
  /** who is paid: the last owner */
  beneficiary: 'address',
  name: 'text',
  symbol: 'text',
  /** 1 the owner mints, 2 everybody does */
  mintMethod: 'int',
  /** 1 one URI for all, 2 one for each number */
  urlMode: 'int',
  total: 'int',
  /** how many of them the owner may mint free in all */
  ownerShare: 'int',
  /** zero for native currency */
  paymentToken: 'address',
  mintFee: 'uint256',
  listFee: 'uint256',
  /** most that a wallet gets; 0: no limit */
  cap: 'int',
  /** unix seconds; 0: no phase of a list */
  listStart: 'seconds',
  publicStart: 'seconds',
  /** 1 099 511 627 775 stands for none */
  endTime: 'seconds',
  /** null: who owns the collection then */
  royaltyReceiver: 'address?',
  royaltyBps: 'int',
  platformBps: 'int',
  /** null: nothing is hidden */
  provenanceHash: 'hex?',
  /** of what was added last */
  uri: 'text',
  feeWei: 'uint256',
  ipfsKey: 'text',
  /** the same without `ipfs://` and path: what an upload is found by */
  infoCid: 'text',
  /** null: no list */
  whitelistRoot: 'hex?',
  whitelistKey: 'text',
  minted: 'int',
  /** of them by the owner, free */
  ownerMinted: 'int',
  /** addresses that minted in the sale */
  users: 'int',
  /** addresses with an NFT now */
  holders: 'int',
  /** prices of all mints, base units of `paymentToken` */
  volume: 'uint256',
  rewardsEarned: 'uint256',
  rewardsPaid: 'uint256',
  proceedsPaid: 'uint256',
  platformPaid: 'uint256',
  /** basis points by level, joined by commas; empty: not opened */
  inviterRates: 'text',
  /** block that decides how hidden pictures are dealt out */
  drawBlock: 'int?',
  drawOffset: 'int?',
  revealed: 'bool',
  /** numbers below this that are still to be minted are the owner's */
  ownerUntil: 'seconds',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  updatedAt: 'seconds',
  /** block of the last event of the sale, transfers of its NFTs included */
  updatedBlock: 'int',
} as const satisfies Columns

/** One NFT of a sale of ours. `id` = `<sale>-<number>`. */
export const nftColumns = {
  id: 'id',
  saleId: 'text',
  chainId: 'int',
  sale: 'address',
  tokenId: 'int',
  /** who owns it */
  account: 'address',
  /** who got it by minting */
  minter: 'address',
  /** 0 by the owner, 1 in the list's phase, 2 in the public one */
  mintPhase: 'int',
  mintedAt: 'seconds',
  /** of the last transfer */
  updatedAt: 'seconds',
} as const satisfies Columns

/** One address in one sale: what it minted, holds, and earned by inviting. `id` = `<sale>-<account>`. */
export const nftSaleAccountColumns = {
  id: 'id',
  saleId: 'text',
  chainId: 'int',
  sale: 'address',
  account: 'address',
  /** place in the order of first mints, from 1; null: it never minted in the sale */
  number: 'int?',
  inviter: 'address?',
  /** what it minted in the sale */
  minted: 'int',
  /** what the owner minted to it */
  given: 'int',
  /** prices of what it minted */
  spent: 'uint256',
  /** NFTs that it holds now */
  held: 'int',
  /** addresses that it invited itself */
  invitees: 'int',
  rewardEarned: 'uint256',
  /** of what it earned: no longer due */
  rewardSettled: 'uint256',
  /** what it was paid; less than settled where a payment token shrank */
  rewardPaid: 'uint256',
  /** unix seconds of the first reward since the last claim; null: none is due */
  rewardDueAt: 'seconds?',
  firstAt: 'seconds',
  updatedAt: 'seconds',
} as const satisfies Columns

export const NFT_SALE_EVENT_KINDS = [
  'created',
  'minted',
  'rewardPaid',
  'inviterOpened',
  'listSet',
  'uriAdded',
  'offsetDue',
  'offsetDrawn',
  'revealed',
  'infoUpdated',
  'proceedsPaid',
  'platformPaid',
  'ownershipTransferred',
] as const
export type NftSaleEventKind = (typeof NFT_SALE_EVENT_KINDS)[number]

/**
 * One event of one sale, transfers apart; what one transaction mints to one address is one. `id` = `<chainId>-<block>-<log>`,
 * zero-padded, of a mint `<chainId>-<block>-<transaction>-<account>-<phase>-<sale>`: it sorts by time.
 */
export const nftSaleEventColumns = {
  id: 'id',
  saleId: 'text',
  chainId: 'int',
  sale: 'address',
  /** one of `NFT_SALE_EVENT_KINDS` */
  kind: 'text',
  /** account that signed the transaction */
  actor: 'address',
  /** who got NFTs or was paid, or the new owner */
  account: 'address?',
  /** price of a mint, or what was paid */
  amount: 'uint256?',
  /** first number of a mint, or of the numbers that files were added for */
  firstId: 'int?',
  quantity: 'int?',
  phase: 'int?',
  /** URI, key or rates */
  detail: 'text?',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
} as const satisfies Columns

export type NftSaleRow = RowOf<typeof nftSaleColumns>
export type NftRow = RowOf<typeof nftColumns>
export type NftSaleAccountRow = RowOf<typeof nftSaleAccountColumns>
export type NftSaleEventRow = RowOf<typeof nftSaleEventColumns>

export const nft = indexedTable('nft', nftColumns)
export const nftSaleAccount = indexedTable('nft_sale_account', nftSaleAccountColumns)
export const nftSaleEvent = indexedTable('nft_sale_event', nftSaleEventColumns)
