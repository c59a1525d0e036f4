import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { statusSchema } from './schemas.ts'

export const getStatusRoute = createRoute({
  method: 'get',
  path: '/status',
  operationId: 'getStatus',
  summary: 'How fresh the index of each network is',
  tags: ['status'],
  responses: {
    200: {
      description: 'Health of every indexed network',
      content: { 'application/json': { schema: statusSchema } },
    },
    ...errorResponses('INDEX_UNAVAILABLE'),
  },
})
