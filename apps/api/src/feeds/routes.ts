import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressParameter, chainParameter, languageParameter } from '../http/fields.ts'
import { ACT_FEATURES } from '../stats/act-schemas.ts'

const tags = ['feeds']
const READ_ERRORS = ['VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'] as const

export const getPresaleCalendarRoute = createRoute({
  method: 'get',
  path: '/feeds/presales.ics',
  operationId: 'getPresaleCalendar',
  summary: 'Moments at which presales start and end: a feed for calendars',
  tags,
  request: {
    query: z.object({
      chain: chainParameter.optional(),
      owner: addressParameter.optional(),
      presale: addressParameter.optional(),
      lang: languageParameter,
    }),
  },
  responses: {
    200: {
      description:
        'An iCalendar file (RFC 5545) of the soonest 100 coming and 100 running presales',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...errorResponses(...READ_ERRORS),
  },
})

export const getLaunchFeedRoute = createRoute({
  method: 'get',
  path: '/feeds/launches.rss',
  operationId: 'getLaunchFeed',
  summary:
    'Tokens, presales, pools, airdrops and collections that were made last: a feed for readers',
  tags,
  request: {
    query: z.object({
      chain: chainParameter.optional(),
      feature: z.enum(ACT_FEATURES).optional(),
      lang: languageParameter,
    }),
  },
  responses: {
    200: {
      description: 'An RSS 2.0 feed of at most 50 entries, newest first',
      content: { 'application/rss+xml': { schema: z.string() } },
    },
    ...errorResponses(...READ_ERRORS),
  },
})
