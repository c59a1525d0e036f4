import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  addressParameter,
  chainParameter,
  contractPath,
  cursorParameter,
  languageParameter,
  otherAddressParameter,
  pageQuery,
} from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { PAGE_ERRORS } from '../http/lists-under.ts'
import {
  lockDetailSchema,
  lockEventListSchema,
  lockStatsSchema,
  lockTrackerSchema,
  tokenLockSummarySchema,
} from './detail-schemas.ts'
import { lockListQuery, lockListSchema, lockPath } from './schemas.ts'

const tags = ['lock']
const READ_ERRORS = ['VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'] as const

export const listLocksRoute = createRoute({
  method: 'get',
  path: '/locks',
  operationId: 'listLocks',
  summary: 'Locks of tokens, liquidity and NFTs',
  tags,
  request: { query: lockListQuery },
  responses: { ...jsonResponse('One page', lockListSchema), ...errorResponses(...PAGE_ERRORS) },
})

export const getLockRoute = createRoute({
  method: 'get',
  path: '/locks/{chain}/{locker}/{lockId}',
  operationId: 'getLock',
  summary: 'One lock',
  tags,
  request: { params: lockPath },
  responses: {
    ...jsonResponse('The lock', lockDetailSchema),
    ...errorResponses(...READ_ERRORS, 'LOCK_NOT_FOUND'),
  },
})

export const listLockHistoryRoute = createRoute({
  method: 'get',
  path: '/locks/{chain}/{locker}/{lockId}/history',
  operationId: 'listLockHistory',
  summary: 'Every event of one lock, newest first',
  tags,
  request: { params: lockPath, query: pageQuery },
  responses: {
    ...jsonResponse('One page', lockEventListSchema),
    ...errorResponses(...PAGE_ERRORS, 'LOCK_NOT_FOUND'),
  },
})

export const getTokenLockSummaryRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/locks/summary',
  operationId: 'getTokenLockSummary',
  summary: 'What of a token is locked, and what comes free when; its liquidity apart',
  tags,
  request: { params: contractPath },
  responses: {
    ...jsonResponse('Sums; of a token without locks they are zero', tokenLockSummarySchema),
    ...errorResponses(...READ_ERRORS),
  },
})

export const getLockTrackerRoute = createRoute({
  method: 'get',
  path: '/locks/tracker/{chain}/{token}',
  operationId: 'getLockTracker',
  summary: 'All locks of one token, for lock trackers',
  description:
    'For sites that show locks of many platforms. One page has up to 100 locks that hold something: of the token itself (`kind` token), of LP tokens of its pools (liquidity), and of V3 and V4 positions in them (nft); go on with `nextCursor` until it is null. `steps` says what of each comes free when, so that no schedule has to be understood; `freeAlready` and all `steps` add up to `amount`, except for ever. Everything follows from events up to `indexedBlock`, and each lock can be checked on chain: `lockOf(lockId)` of `locker`, or its words by `eth_getProof`. Ask as often as you like with the `ETag` that came last: the answer is 304 while nothing has changed.',
  tags,
  request: {
    params: z.object({ chain: chainParameter, token: addressParameter }),
    query: z.object({ cursor: cursorParameter.optional() }),
  },
  responses: {
    ...jsonResponse('One page of locks, with the sums of all', lockTrackerSchema),
    ...errorResponses(...PAGE_ERRORS),
  },
})

export const getLockStatsRoute = createRoute({
  method: 'get',
  path: '/locks/stats',
  operationId: 'getLockStats',
  summary: 'How many locks there are, by network and kind',
  tags,
  responses: {
    ...jsonResponse('Counts', lockStatsSchema),
    ...errorResponses('INDEX_UNAVAILABLE'),
  },
})

export const lockCalendarQuery = z
  .object({
    chain: chainParameter,
    owner: addressParameter.optional(),
    token: otherAddressParameter.optional(),
    lang: languageParameter,
  })
  .refine(({ owner, token }) => (owner === undefined) !== (token === undefined), {
    path: ['owner'],
    params: { rule: 'either_owner_or_token' },
  })

export const getLockCalendarRoute = createRoute({
  method: 'get',
  path: '/locks/calendar.ics',
  operationId: 'getLockCalendar',
  summary: 'Moments at which locks of an owner, or of a token, come free: a feed for calendars',
  tags,
  request: { query: lockCalendarQuery },
  responses: {
    200: {
      description: 'An iCalendar file (RFC 5545); give either `owner` or `token`',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...errorResponses(...READ_ERRORS),
  },
})
