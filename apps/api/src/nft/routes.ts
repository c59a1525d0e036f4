import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath, chainPageQuery, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder, PAGE_ERRORS } from '../http/lists-under.ts'
import {
  mintsQuery,
  nftListSchema,
  nftSaleAccountDetailSchema,
  nftSaleAccountListSchema,
  nftSaleAccountPath,
  nftSaleEventListSchema,
  nftSaleListQuery,
  nftSaleListSchema,
  nftSalePath,
  nftSaleSchema,
  nftsQuery,
  portfolioNftListSchema,
  portfolioNftSaleListSchema,
  portfolioNftSalesQuery,
  usersQuery,
} from './schemas.ts'

const tags = ['nft']
const ONE_ERRORS = [
  'VALIDATION_FAILED',
  'CHAIN_UNKNOWN',
  'INDEX_UNAVAILABLE',
  'NFT_SALE_NOT_FOUND',
] as const

export const listNftSalesRoute = createRoute({
  method: 'get',
  path: '/nft-sales',
  operationId: 'listNftSales',
  summary: 'Collections and their sales',
  tags,
  request: { query: nftSaleListQuery },
  responses: { ...jsonResponse('One page', nftSaleListSchema), ...errorResponses(...PAGE_ERRORS) },
})

export const getNftSaleRoute = createRoute({
  method: 'get',
  path: '/nft-sales/{chain}/{sale}',
  operationId: 'getNftSale',
  summary: 'One collection and its sale',
  tags,
  request: { params: nftSalePath },
  responses: { ...jsonResponse('The sale', nftSaleSchema), ...errorResponses(...ONE_ERRORS) },
})

export const getNftSaleAccountRoute = createRoute({
  method: 'get',
  path: '/nft-sales/{chain}/{sale}/accounts/{account}',
  operationId: 'getNftSaleAccount',
  summary: 'One address in one sale: what it minted, holds, and earned by inviting',
  tags,
  request: { params: nftSaleAccountPath },
  responses: {
    ...jsonResponse('What is known of it', nftSaleAccountDetailSchema),
    ...errorResponses(...ONE_ERRORS),
  },
})

const listOfSale = listsUnder('nft', '/nft-sales/{chain}/{sale}', nftSalePath, [
  'NFT_SALE_NOT_FOUND',
])

/** Contracts of the lists of one sale. */
export const nftSaleListRoutes = {
  nfts: listOfSale({
    name: 'nfts',
    operationId: 'listNfts',
    summary: 'NFTs of the sale by number',
    schema: nftListSchema,
    query: nftsQuery,
  }),
  users: listOfSale({
    name: 'users',
    operationId: 'listNftSaleUsers',
    summary: 'Addresses that minted in the sale, in the order of first mints',
    schema: nftSaleAccountListSchema,
    query: usersQuery,
  }),
  inviters: listOfSale({
    name: 'inviters',
    operationId: 'listNftSaleInviters',
    summary: 'Addresses that invited somebody, most earned first',
    schema: nftSaleAccountListSchema,
    query: pageQuery,
  }),
  holders: listOfSale({
    name: 'holders',
    operationId: 'listNftSaleHolders',
    summary: 'Addresses with an NFT now, most first',
    schema: nftSaleAccountListSchema,
    query: pageQuery,
  }),
  mints: listOfSale({
    name: 'mints',
    operationId: 'listNftSaleMints',
    summary: 'Every mint of the sale, newest first',
    schema: nftSaleEventListSchema,
    query: mintsQuery,
  }),
  history: listOfSale({
    name: 'history',
    operationId: 'listNftSaleHistory',
    summary: 'Every event of one sale, transfers apart, newest first',
    schema: nftSaleEventListSchema,
    query: pageQuery,
  }),
} as const

const listOfAddress = listsUnder('portfolio', '/portfolio/{address}', addressPath)

export const portfolioNftRoutes = {
  nfts: listOfAddress({
    name: 'nfts',
    operationId: 'listPortfolioNfts',
    summary: 'NFTs of our collections that an address owns, last touched first',
    schema: portfolioNftListSchema,
    query: chainPageQuery,
  }),
  sales: listOfAddress({
    name: 'nft-sales',
    operationId: 'listPortfolioNftSales',
    summary: 'Sales in which an address minted, invited or holds something, last touched first',
    schema: portfolioNftSaleListSchema,
    query: portfolioNftSalesQuery,
  }),
} as const
