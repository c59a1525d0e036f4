import {
  type NftRow,
  type NftSaleAccountRow,
  type NftSaleEventRow,
  NO_END_SECONDS,
} from '@slipway/database/nft/indexed'
import type { z } from 'zod'
import { serializeAsset } from '../assets/serialize-asset.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import type { JoinedNftSale } from './nft-sale-source.ts'
import {
  NFT_MINT_METHODS,
  NFT_MINT_PHASES,
  NFT_URL_MODES,
  type nftSaleAccountSchema,
  type nftSaleEventListSchema,
  type nftSaleSchema,
  type nftSchema,
} from './schemas.ts'

type ShownEvent = z.infer<typeof nftSaleEventListSchema>['items'][number]
type SaleRow = JoinedNftSale['row']

const phaseOf = (phase: number) => NFT_MINT_PHASES[phase] ?? 'owner'

/** What is fixed at the birth of a sale. */
const serializeTerms = (row: SaleRow) => ({
  name: row.name,
  symbol: row.symbol,
  mintMethod: NFT_MINT_METHODS[row.mintMethod - 1] ?? 'owner',
  urlMode: NFT_URL_MODES[row.urlMode - 1] ?? 'shared',
  total: row.total,
  ownerShare: row.ownerShare,
  mintFee: String(row.mintFee),
  listFee: String(row.listFee),
  cap: row.cap,
  listStart: row.listStart || null,
  publicStart: row.publicStart,
  endTime: row.endTime === NO_END_SECONDS ? null : row.endTime,
  royaltyReceiver: row.royaltyReceiver && showAddress(row.royaltyReceiver),
  royaltyBps: row.royaltyBps,
  platformBps: row.platformBps,
  provenanceHash: row.provenanceHash,
  feeWei: String(row.feeWei),
})

/** What has happened in a sale so far. */
const serializeProgress = (row: SaleRow) => ({
  uri: row.uri,
  ipfsKey: row.ipfsKey,
  whitelistRoot: row.whitelistRoot,
  whitelistKey: row.whitelistKey,
  inviterRates: row.inviterRates === '' ? [] : row.inviterRates.split(',').map(Number),
  minted: row.minted,
  ownerMinted: row.ownerMinted,
  users: row.users,
  holders: row.holders,
  volume: String(row.volume),
  rewardsEarned: String(row.rewardsEarned),
  rewardsPaid: String(row.rewardsPaid),
  proceedsPaid: String(row.proceedsPaid),
  platformPaid: String(row.platformPaid),
  drawBlock: row.drawBlock,
  drawOffset: row.drawOffset,
  revealed: row.revealed,
})

/** One sale. */
export const serializeNftSale = ({
  row,
  payment,
  state,
}: JoinedNftSale): z.infer<typeof nftSaleSchema> => ({
  id: row.id,
  chainId: row.chainId,
  address: showAddress(row.address),
  number: row.recordId,
  state,
  creator: showAddress(row.creator),
  owner: showAddress(row.owner),
  beneficiary: showAddress(row.beneficiary),
  paymentToken: serializeAsset(row.paymentToken, payment),
  ...serializeTerms(row),
  ...serializeProgress(row),
  updatedAt: row.updatedAt,
  updatedBlock: row.updatedBlock,
  ...serializeBlockMetadata(row),
})

/** One NFT. */
export const serializeNft = (row: NftRow): z.infer<typeof nftSchema> => ({
  tokenId: row.tokenId,
  owner: showAddress(row.account),
  minter: showAddress(row.minter),
  mintPhase: phaseOf(row.mintPhase),
  mintedAt: row.mintedAt,
  updatedAt: row.updatedAt,
})

/** One address in one sale. */
export const serializeSaleAccount = (
  row: NftSaleAccountRow,
): z.infer<typeof nftSaleAccountSchema> => ({
  account: showAddress(row.account),
  number: row.number,
  inviter: row.inviter && showAddress(row.inviter),
  minted: row.minted,
  given: row.given,
  spent: String(row.spent),
  held: row.held,
  invitees: row.invitees,
  rewardEarned: String(row.rewardEarned),
  rewardPaid: String(row.rewardPaid),
  rewardDue: String(row.rewardEarned - row.rewardSettled),
  rewardDueAt: row.rewardDueAt,
  firstAt: row.firstAt,
  updatedAt: row.updatedAt,
})

/** One entry of a sale's history. */
export const serializeSaleEvent = (row: NftSaleEventRow): ShownEvent => ({
  id: row.id,
  kind: row.kind as ShownEvent['kind'],
  actor: showAddress(row.actor),
  account: row.account && showAddress(row.account),
  amount: row.amount === null ? null : String(row.amount),
  firstId: row.firstId,
  quantity: row.quantity,
  phase: row.phase === null ? null : phaseOf(row.phase),
  detail: row.detail,
  ...serializeBlockMetadata(row),
})
