import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'

export const streamEventsRoute = createRoute({
  method: 'get',
  path: '/events',
  operationId: 'streamEvents',
  summary:
    'Live events: `head` (HeadEvent), `token` (TokenEvent), `presale` (PresaleEvent), `act` (ActEvent) and `swap` (SwapEvent)',
  description:
    'Server-sent events. A client that reads too slowly is dropped and connects again; what it missed is in the lists. A comment line every 15 s keeps proxies from closing the stream.',
  tags: ['events'],
  responses: {
    200: {
      description: 'An endless stream',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    ...errorResponses('TOO_MANY_STREAMS'),
  },
})
