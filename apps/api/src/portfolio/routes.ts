import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { portfolioSchema } from './schemas.ts'

export const getPortfolioRoute = createRoute({
  method: 'get',
  path: '/portfolio/{address}',
  operationId: 'getPortfolio',
  summary: 'What an address has on every network, and what it can do now',
  tags: ['portfolio'],
  request: { params: addressPath },
  responses: {
    ...jsonResponse('The first of each list', portfolioSchema),
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})
