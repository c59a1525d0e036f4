import { z } from '@hono/zod-openapi'
import { NFT_SALE_EVENT_KINDS } from '@slipway/database/nft/indexed'
import { namedAssetField } from '../assets/schemas.ts'
import { blockMetadataFields } from '../http/block-metadata.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainPageQuery,
  chainParameter,
  cursorParameter,
  limitParameter,
  pageQuery,
  searchParameter,
  secondsField,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'

/** The place of each is its number in the contract, less one. */
export const NFT_MINT_METHODS = ['owner', 'public'] as const
export const NFT_URL_MODES = ['shared', 'each'] as const
/** The place of each is the number that the contract gives it. */
export const NFT_MINT_PHASES = ['owner', 'list', 'public'] as const

/** The place of each is the number that the contract's `phase()` gives. */
export const NFT_SALE_STATES = ['coming', 'list', 'public', 'finished', 'owner'] as const
export type NftSaleState = (typeof NFT_SALE_STATES)[number]

/** `newest` made last, `end` first to end, `minted` most minted. */
export const NFT_SALE_SORTS = ['newest', 'end', 'minted'] as const
export type NftSaleSort = (typeof NFT_SALE_SORTS)[number]

const count = z.number().int()

export const nftSaleListQuery = z.object({
  chain: chainParameter.optional(),
  method: z.enum(NFT_MINT_METHODS).optional(),
  state: z.enum(NFT_SALE_STATES).optional(),
  payment: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Zero for native currency' }),
  creator: addressParameter.optional(),
  owner: addressParameter.optional(),
  search: searchParameter.optional().openapi({
    description: 'Name or symbol of a collection, its number, or an address',
  }),
  sort: z.enum(NFT_SALE_SORTS).default('newest'),
  cursor: cursorParameter.optional(),
  limit: limitParameter,
})
export type NftSaleListQuery = z.infer<typeof nftSaleListQuery>

/** A sale by its address, or by its number in the factory of the network. */
export const nftSalePath = z.object({
  chain: chainParameter,
  sale: z
    .string()
    .regex(/^(0x[0-9a-fA-F]{40}|[1-9]\d{0,9})$/)
    .openapi({ example: '12', description: 'Its number in the factory, or its address' }),
})
export type NftSalePath = z.infer<typeof nftSalePath>

/** One address in one sale. */
export const nftSaleAccountPath = nftSalePath.extend({ account: addressParameter })

export const nftSaleSchema = z
  .object({
    id: z.string().openapi({ description: '`<chainId>-<address, lower case>`' }),
    chainId: count,
    address: addressField,
    number: count.openapi({ description: 'In its factory; the first is 1' }),
    state: z
      .enum(NFT_SALE_STATES)
      .openapi({ description: 'By the clock of the network, as the contract says' }),
    creator: addressField,
    owner: addressField.openapi({ description: 'Zero once it was given up' }),
    beneficiary: addressField.openapi({ description: 'Who is paid: the last owner' }),
    name: z.string(),
    symbol: z.string(),
    mintMethod: z.enum(NFT_MINT_METHODS),
    urlMode: z.enum(NFT_URL_MODES),
    total: count,
    ownerShare: count.openapi({ description: 'How many the owner may mint free in all' }),
    paymentToken: namedAssetField.openapi({ description: 'Address zero: native currency' }),
    mintFee: amountField,
    listFee: amountField,
    cap: count.openapi({ description: 'Most that a wallet gets; 0: no limit' }),
    listStart: secondsField.nullable().openapi({ description: 'Null: no phase of a list' }),
    publicStart: secondsField,
    endTime: secondsField.nullable().openapi({ description: 'Null: until all are minted' }),
    royaltyReceiver: addressField
      .nullable()
      .openapi({ description: 'Null: who owns the collection then' }),
    royaltyBps: count,
    platformBps: count,
    provenanceHash: z.string().nullable().openapi({ description: 'Null: nothing is hidden' }),
    uri: z.string().openapi({ description: 'Of the files that were added or shown last' }),
    feeWei: amountField,
    ipfsKey: z.string(),
    whitelistRoot: z.string().nullable(),
    whitelistKey: z.string(),
    inviterRates: z
      .array(count)
      .openapi({ description: 'Basis points by level; empty: no rewards' }),
    minted: count,
    ownerMinted: count,
    users: count.openapi({ description: 'Addresses that minted in the sale' }),
    holders: count.openapi({ description: 'Addresses with an NFT now' }),
    volume: amountField.openapi({ description: 'Prices of all mints' }),
    rewardsEarned: amountField,
    rewardsPaid: amountField,
    proceedsPaid: amountField,
    platformPaid: amountField,
    drawBlock: count
      .nullable()
      .openapi({ description: 'Decides how hidden pictures are dealt out' }),
    drawOffset: count.nullable(),
    revealed: z.boolean(),
    updatedAt: secondsField,
    updatedBlock: count,
    ...blockMetadataFields,
  })
  .openapi('NftSale')

export const nftSaleListSchema = listSchema('NftSaleList', nftSaleSchema)

const nftFields = {
  tokenId: count,
  owner: addressField,
  minter: addressField.openapi({ description: 'Who got it by minting' }),
  mintPhase: z.enum(NFT_MINT_PHASES),
  mintedAt: secondsField,
  updatedAt: secondsField.openapi({ description: 'Of its last transfer' }),
}

export const nftSchema = z.object(nftFields).openapi('Nft')
export const nftListSchema = listSchema('NftList', nftSchema)
export const nftsQuery = pageQuery.extend({ owner: addressParameter.optional() })

export const nftSaleAccountSchema = z
  .object({
    account: addressField,
    number: count
      .nullable()
      .openapi({ description: 'Place in the order of first mints; null: it minted none' }),
    inviter: addressField.nullable(),
    minted: count.openapi({ description: 'What it minted in the sale' }),
    given: count.openapi({ description: 'What the owner minted to it' }),
    spent: amountField,
    held: count.openapi({ description: 'NFTs that it holds now' }),
    invitees: count,
    rewardEarned: amountField,
    rewardPaid: amountField,
    rewardDue: amountField.openapi({ description: 'What it earned and has not claimed' }),
    rewardDueAt: secondsField
      .nullable()
      .openapi({ description: 'First reward since the last claim; null: none is due' }),
    firstAt: secondsField,
    updatedAt: secondsField,
  })
  .openapi('NftSaleAccount')

export const nftSaleAccountListSchema = listSchema('NftSaleAccountList', nftSaleAccountSchema)
export const usersQuery = pageQuery.extend({
  inviter: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Whom it invited itself: one level of the tree' }),
})

export const nftSaleAccountDetailSchema = z
  .object({
    account: orNull(nftSaleAccountSchema).openapi({ description: 'Null for a stranger' }),
  })
  .openapi('NftSaleAccountDetail')

export const nftSaleEventListSchema = listSchema(
  'NftSaleEventList',
  z.object({
    id: z.string(),
    kind: z.enum(NFT_SALE_EVENT_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    account: addressField.nullable(),
    amount: amountField.nullable().openapi({ description: 'Price of a mint, or what was paid' }),
    firstId: count.nullable(),
    quantity: count.nullable(),
    phase: z.enum(NFT_MINT_PHASES).nullable().openapi({ description: 'Of a mint' }),
    detail: z.string().nullable().openapi({ description: 'URI, key or rates' }),
    ...blockMetadataFields,
  }),
)
export const mintsQuery = pageQuery.extend({ account: addressParameter.optional() })

export const portfolioNftListSchema = listSchema(
  'PortfolioNftList',
  z.object({ ...nftFields, sale: nftSaleSchema }),
)

export const portfolioNftSalesQuery = chainPageQuery.extend({
  due: z.enum(['true']).optional().openapi({ description: 'Only where a reward can be claimed' }),
})

export const portfolioNftSaleListSchema = listSchema(
  'PortfolioNftSaleList',
  z.object({ sale: nftSaleSchema, account: nftSaleAccountSchema }),
)
