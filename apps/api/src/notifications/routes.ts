import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressPath, pageQuery } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { notificationListSchema } from './schemas.ts'

export const getNotificationsRoute = createRoute({
  method: 'get',
  path: '/notifications/{address}',
  operationId: 'getNotifications',
  summary:
    'What an address can do now, and what happened around what it has, on every network, the newest first',
  tags: ['portfolio'],
  request: { params: addressPath, query: pageQuery },
  responses: {
    ...jsonResponse('One page', notificationListSchema),
    ...errorResponses('VALIDATION_FAILED', 'CURSOR_INVALID', 'INDEX_UNAVAILABLE'),
  },
})
