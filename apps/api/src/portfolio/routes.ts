import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath } from '../http/fields.ts'
import { jsonAnswer } from '../http/json-answer.ts'
import { portfolioSchema } from './schemas.ts'

export const getPortfolioRoute = createRoute({
  method: 'get',
  path: '/portfolio/{address}',
  operationId: 'getPortfolio',
  summary: 'What an address has on every network, and what it can do now',
  tags: ['portfolio'],
  request: { params: addressPath },
  responses: {
    ...jsonAnswer('The first of each list', portfolioSchema),
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})
