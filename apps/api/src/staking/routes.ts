import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressParameter, addressPath, chainPageQuery, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder, PAGE_ERRORS } from '../http/lists-under.ts'
import {
  poolAccountDetailSchema,
  poolAccountListSchema,
  poolAccountPath,
  poolChartSchema,
  poolEventListSchema,
  poolListQuery,
  poolListSchema,
  poolNftListSchema,
  poolPath,
  poolSchema,
  portfolioPoolListSchema,
} from './schemas.ts'

const tags = ['staking']
const READ_ERRORS = [
  'VALIDATION_FAILED',
  'CHAIN_UNKNOWN',
  'POOL_NOT_FOUND',
  'INDEX_UNAVAILABLE',
] as const

export const listPoolsRoute = createRoute({
  method: 'get',
  path: '/pools',
  operationId: 'listPools',
  summary: 'Staking pools',
  tags,
  request: { query: poolListQuery },
  responses: { ...jsonResponse('One page', poolListSchema), ...errorResponses(...PAGE_ERRORS) },
})

export const getPoolRoute = createRoute({
  method: 'get',
  path: '/pools/{chain}/{pool}',
  operationId: 'getPool',
  summary: 'One staking pool',
  tags,
  request: { params: poolPath },
  responses: { ...jsonResponse('The pool', poolSchema), ...errorResponses(...READ_ERRORS) },
})

export const getPoolChartRoute = createRoute({
  method: 'get',
  path: '/pools/{chain}/{pool}/chart',
  operationId: 'getPoolChart',
  summary: 'What a pool paid for a stake over time, and how much was staked',
  tags,
  request: { params: poolPath },
  responses: { ...jsonResponse('A step line', poolChartSchema), ...errorResponses(...READ_ERRORS) },
})

export const getPoolAccountRoute = createRoute({
  method: 'get',
  path: '/pools/{chain}/{pool}/accounts/{account}',
  operationId: 'getPoolAccount',
  summary: 'One wallet in one pool: stake, rewards, rebates',
  tags,
  request: { params: poolAccountPath },
  responses: {
    ...jsonResponse('What is known of it', poolAccountDetailSchema),
    ...errorResponses(...READ_ERRORS),
  },
})

const listOfPool = listsUnder('staking', '/pools/{chain}/{pool}', poolPath, ['POOL_NOT_FOUND'])

/** Contracts of the lists of one pool. */
export const poolListRoutes = {
  history: listOfPool({
    name: 'history',
    operationId: 'listPoolHistory',
    summary: 'Every event of one pool, newest first, and how it stood after each',
    schema: poolEventListSchema,
    query: pageQuery.extend({ account: addressParameter.optional() }),
  }),
  accounts: listOfPool({
    name: 'accounts',
    operationId: 'listPoolAccounts',
    summary: 'Wallets of a pool, largest stake first; with `inviter` those that it invited',
    schema: poolAccountListSchema,
    query: pageQuery.extend({ inviter: addressParameter.optional() }),
  }),
  nfts: listOfPool({
    name: 'nfts',
    operationId: 'listPoolNfts',
    summary: 'NFTs that are staked in a pool, of everybody or of one account',
    schema: poolNftListSchema,
    query: pageQuery.extend({ account: addressParameter.optional() }),
  }),
} as const

/** What one address has in pools. */
export const listPortfolioPoolsRoute = listsUnder(
  'portfolio',
  '/portfolio/{address}',
  addressPath,
)({
  name: 'pools',
  operationId: 'listPortfolioPools',
  summary: 'Pools in which an address ever staked or invited, last touched first',
  schema: portfolioPoolListSchema,
  query: chainPageQuery,
})
