import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import { searchQuery, searchResultSchema } from './schemas.ts'

export const searchRoute = createRoute({
  method: 'get',
  path: '/search',
  operationId: 'search',
  summary: 'Tokens, presales, pools, airdrops, collections, locks and offers by name or address',
  tags: ['search'],
  request: { query: searchQuery },
  responses: {
    ...jsonResponse('What was found, by kind', searchResultSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})
