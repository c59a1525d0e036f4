import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  pageQuery,
  tokenActionListSchema,
  tokenDetailSchema,
  tokenHolderListSchema,
  tokenListQuery,
  tokenListSchema,
  tokenPath,
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
    200: { description: 'One page', content: { 'application/json': { schema: tokenListSchema } } },
    ...errorResponses('VALIDATION_FAILED', 'CURSOR_INVALID', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getTokenRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}',
  operationId: 'getToken',
  summary: 'One token',
  tags,
  request: { params: tokenPath },
  responses: {
    200: {
      description: 'The token',
      content: { 'application/json': { schema: tokenDetailSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'TOKEN_NOT_FOUND', 'INDEX_UNAVAILABLE'),
  },
})

export const listTokenHoldersRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/holders',
  operationId: 'listTokenHolders',
  summary: 'Holders of a token, largest balance first',
  tags,
  request: { params: tokenPath, query: pageQuery },
  responses: {
    200: {
      description: 'One page',
      content: { 'application/json': { schema: tokenHolderListSchema } },
    },
    ...errorResponses(
      'VALIDATION_FAILED',
      'CURSOR_INVALID',
      'CHAIN_UNKNOWN',
      'TOKEN_NOT_FOUND',
      'INDEX_UNAVAILABLE',
    ),
  },
})

export const listTokenActionsRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/actions',
  operationId: 'listTokenActions',
  summary: 'What owner and creator did with a token, newest first',
  tags,
  request: { params: tokenPath, query: pageQuery },
  responses: {
    200: {
      description: 'One page',
      content: { 'application/json': { schema: tokenActionListSchema } },
    },
    ...errorResponses(
      'VALIDATION_FAILED',
      'CURSOR_INVALID',
      'CHAIN_UNKNOWN',
      'TOKEN_NOT_FOUND',
      'INDEX_UNAVAILABLE',
    ),
  },
})
