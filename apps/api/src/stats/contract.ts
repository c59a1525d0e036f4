import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { statsQuery, statsSchema } from './schemas.ts'

export const getStatsRoute = createRoute({
  method: 'get',
  path: '/stats',
  operationId: 'getStats',
  summary: 'Platform totals, totals per network, and a series of days',
  tags: ['stats'],
  request: { query: statsQuery },
  responses: {
    200: { description: 'Statistics', content: { 'application/json': { schema: statsSchema } } },
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})
