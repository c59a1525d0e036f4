import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { ownerSchema } from './schemas.ts'

export const getOwnerRoute = createRoute({
  method: 'get',
  path: '/owner/{address}',
  operationId: 'getOwner',
  summary: 'What an address launched on every network, and how it went',
  tags: ['owner'],
  request: { params: addressPath },
  responses: {
    ...jsonResponse('Figures, and the newest of each kind', ownerSchema),
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})
