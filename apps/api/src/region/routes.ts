import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { regionSchema } from './schemas.ts'

export const getRegionRoute = createRoute({
  method: 'get',
  path: '/region',
  operationId: 'getRegion',
  summary: "Whether the notice for restricted regions applies to the caller's address",
  description:
    'Decides about a notice only. Claims, refunds, withdrawals and unlocks are never closed by region.',
  tags: ['region'],
  responses: {
    200: { description: 'The region', content: { 'application/json': { schema: regionSchema } } },
    ...errorResponses(),
  },
})
