import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { contractPath, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { PAGE_ERRORS } from '../http/lists-under.ts'
import {
  tokenActionListSchema,
  tokenDetailSchema,
  tokenHolderListSchema,
  tokenListQuery,
  tokenListSchema,
} from './schemas.ts'

const tags = ['token']

export const listTokensRoute = createRoute({
  method: 'get',
  path: '/tokens',
  operationId: 'listTokens',
  summary: 'Tokens, newest first unless sorted otherwise',
  tags,
  request: { query: tokenListQuery },
  responses: {
    ...jsonResponse('One page', tokenListSchema),
    ...errorResponses(...PAGE_ERRORS),
  },
})

export const getTokenRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}',
  operationId: 'getToken',
  summary: 'One token',
  tags,
  request: { params: contractPath },
  responses: {
    ...jsonResponse('The token', tokenDetailSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'TOKEN_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})

export const listTokenHoldersRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/holders',
  operationId: 'listTokenHolders',
  summary: 'Holders of a token, largest balance first',
  tags,
  request: { params: contractPath, query: pageQuery },
  responses: {
    ...jsonResponse('One page', tokenHolderListSchema),
    ...errorResponses(...PAGE_ERRORS, 'TOKEN_NOT_FOUND'),
  },
})

export const listTokenActionsRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/actions',
  operationId: 'listTokenActions',
  summary: 'What owner and creator did with a token, newest first',
  tags,
  request: { params: contractPath, query: pageQuery },
  responses: {
    ...jsonResponse('One page', tokenActionListSchema),
    ...errorResponses(...PAGE_ERRORS, 'TOKEN_NOT_FOUND'),
  },
})
