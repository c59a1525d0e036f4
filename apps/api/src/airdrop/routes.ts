import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath, chainPageQuery, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder, PAGE_ERRORS } from '../http/lists-under.ts'
import {
  multisendBatchListSchema,
  multisendBatchQuery,
  multisendListQuery,
  multisendPageSchema,
} from './multisend-schemas.ts'
import {
  airdropAccountDetailSchema,
  airdropAccountListSchema,
  airdropAccountPath,
  airdropClaimListSchema,
  airdropEventListSchema,
  airdropListQuery,
  airdropListSchema,
  airdropPath,
  airdropSchema,
  claimProofQuery,
  claimProofSchema,
  claimsQuery,
  portfolioAirdropListSchema,
} from './schemas.ts'

const tags = ['airdrop']
const READ_ERRORS = ['VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'] as const
const ONE_ERRORS = [...READ_ERRORS, 'AIRDROP_NOT_FOUND'] as const

export const listAirdropsRoute = createRoute({
  method: 'get',
  path: '/airdrops',
  operationId: 'listAirdrops',
  summary: 'Mappings of old tokens to new ones, and airdrops by list',
  tags,
  request: { query: airdropListQuery },
  responses: { ...jsonResponse('One page', airdropListSchema), ...errorResponses(...PAGE_ERRORS) },
})

export const getAirdropRoute = createRoute({
  method: 'get',
  path: '/airdrops/{chain}/{airdrop}',
  operationId: 'getAirdrop',
  summary: 'One airdrop',
  tags,
  request: { params: airdropPath },
  responses: { ...jsonResponse('The airdrop', airdropSchema), ...errorResponses(...ONE_ERRORS) },
})

export const getAirdropAccountRoute = createRoute({
  method: 'get',
  path: '/airdrops/{chain}/{airdrop}/accounts/{account}',
  operationId: 'getAirdropAccount',
  summary: 'One address in one airdrop',
  tags,
  request: { params: airdropAccountPath },
  responses: {
    ...jsonResponse('What is known of it', airdropAccountDetailSchema),
    ...errorResponses(...ONE_ERRORS),
  },
})

export const getAirdropProofRoute = createRoute({
  method: 'get',
  path: '/airdrops/{chain}/{airdrop}/proof',
  operationId: 'getAirdropProof',
  summary: 'Entries of an address on the list of an airdrop, with their proofs',
  description:
    'Built from the list that lies on this server under the airdrop’s key, and only while that list leads to the root on chain.',
  tags,
  request: { params: airdropPath, query: claimProofQuery },
  responses: {
    ...jsonResponse(
      'Every entry of the address; none when it is not on the list',
      claimProofSchema,
    ),
    ...errorResponses(...ONE_ERRORS, 'AIRDROP_LIST_NOT_FOUND', 'UPLOADS_OFF'),
  },
})

const listOfAirdrop = listsUnder('airdrop', '/airdrops/{chain}/{airdrop}', airdropPath, [
  'AIRDROP_NOT_FOUND',
])

/** Contracts of the lists of one airdrop. */
export const airdropListRoutes = {
  accounts: listOfAirdrop({
    name: 'accounts',
    operationId: 'listAirdropAccounts',
    summary: 'Addresses that took part, most paid first',
    schema: airdropAccountListSchema,
    query: pageQuery,
  }),
  claims: listOfAirdrop({
    name: 'claims',
    operationId: 'listAirdropClaims',
    summary: 'Entries of the list that were paid something, by their place',
    schema: airdropClaimListSchema,
    query: claimsQuery,
  }),
  history: listOfAirdrop({
    name: 'history',
    operationId: 'listAirdropHistory',
    summary: 'Every event of one airdrop, newest first',
    schema: airdropEventListSchema,
    query: pageQuery,
  }),
} as const

export const listMultisendsRoute = createRoute({
  method: 'get',
  path: '/multisends',
  operationId: 'listMultisends',
  summary: 'What was sent to many, the batches of a list together; last touched first',
  tags,
  request: { query: multisendListQuery },
  responses: {
    ...jsonResponse('One page', multisendPageSchema),
    ...errorResponses(...PAGE_ERRORS),
  },
})

export const listMultisendBatchesRoute = createRoute({
  method: 'get',
  path: '/multisends/batches',
  operationId: 'listMultisendBatches',
  summary: 'The batches of one row of `/multisends`, newest first',
  tags,
  request: { query: multisendBatchQuery },
  responses: {
    ...jsonResponse('One page', multisendBatchListSchema),
    ...errorResponses('VALIDATION_FAILED', 'CURSOR_INVALID', 'INDEX_UNAVAILABLE'),
  },
})

/** Contract of the airdrops that one address took part in. */
export const portfolioAirdropsRoute = listsUnder(
  'portfolio',
  '/portfolio/{address}',
  addressPath,
)({
  name: 'airdrops',
  operationId: 'listPortfolioAirdrops',
  summary: 'Airdrops that an address took part in, last touched first',
  schema: portfolioAirdropListSchema,
  query: chainPageQuery,
})
