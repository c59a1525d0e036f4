import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import { actsQuery, actsSchema, paceSchema } from './act-schemas.ts'
import { statsQuery, statsSchema } from './schemas.ts'
import { daysQuery, daysSchema } from './series-schemas.ts'

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

export const getStatsDaysRoute = createRoute({
  method: 'get',
  path: '/stats/days',
  operationId: 'getStatsDays',
  summary: 'What happened on each day of a range, by network, and what presales raised by currency',
  tags: ['stats'],
  request: { query: daysQuery },
  responses: {
    ...jsonResponse('Days with an event', daysSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const listActsRoute = createRoute({
  method: 'get',
  path: '/stats/acts',
  operationId: 'listActs',
  summary: 'What was done last: launches, contributions, locks, stakes, claims, mints',
  description:
    'The newest 4096 of each network are kept; the lists of each feature have all of them.',
  tags: ['stats'],
  request: { query: actsQuery },
  responses: {
    ...jsonResponse('The newest acts', actsSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getPaceRoute = createRoute({
  method: 'get',
  path: '/stats/pace',
  operationId: 'getPace',
  summary: 'Acts per minute of each network in the last indexed hour',
  tags: ['stats'],
  responses: { ...jsonResponse('The pace', paceSchema), ...errorResponses('INDEX_UNAVAILABLE') },
})
