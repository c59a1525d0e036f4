import { createRoute, z } from '@hono/zod-openapi'
import { HANDED_OVER_STATES } from '@slipway/sdk/badges/badge-kinds'
import { doneSchema } from '../accounts/schemas.ts'
import type { ApiErrorCode } from '../http/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import { applicationPath, documentPath, fileAnswer, json } from './routes.ts'
import { applicationListSchema, applicationSchema, grantInput, noteInput } from './schemas.ts'

const tags = ['operator']
const errors = [
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'ACCOUNTS_OFF',
] as const satisfies readonly ApiErrorCode[]
const actErrors = [
  ...errors,
  'BADGE_APPLICATION_NOT_FOUND',
  'BADGE_STATE_WRONG',
] as const satisfies readonly ApiErrorCode[]

export const reviewQueueRoute = createRoute({
  method: 'get',
  path: '/operator/badges',
  operationId: 'readBadgeQueue',
  summary: 'Applications of one state, what waits longest first, for the operator alone',
  tags,
  request: { query: z.object({ state: z.enum(HANDED_OVER_STATES).default('submitted') }) },
  responses: {
    ...jsonResponse('At most 100', applicationListSchema),
    ...errorResponses(...errors),
  },
})

export const reviewApplicationRoute = createRoute({
  method: 'get',
  path: '/operator/badges/{id}',
  operationId: 'readBadgeApplication',
  summary: 'One application with its documents’ names and its trail, for the operator alone',
  tags,
  request: { params: applicationPath },
  responses: {
    ...jsonResponse('The application', applicationSchema),
    ...errorResponses(...errors, 'BADGE_APPLICATION_NOT_FOUND'),
  },
})

export const reviewDocumentRoute = createRoute({
  method: 'get',
  path: '/operator/badges/{id}/documents/{documentId}',
  operationId: 'reviewBadgeDocument',
  summary: 'Opens a document for the operator; who does is recorded',
  tags,
  request: { params: documentPath },
  responses: {
    ...fileAnswer,
    ...errorResponses(...errors, 'BADGE_APPLICATION_NOT_FOUND', 'BADGE_DOCUMENT_NOT_FOUND'),
  },
})

export const takeApplicationRoute = createRoute({
  method: 'post',
  path: '/operator/badges/{id}/take',
  operationId: 'takeBadgeApplication',
  summary: 'Takes a submitted application into review',
  tags,
  request: { params: applicationPath },
  responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...actErrors) },
})

/** A step that is explained to the applicant. */
const explained = <Name extends string, Id extends string>(
  name: Name,
  operationId: Id,
  summary: string,
) =>
  createRoute({
    method: 'post',
    path: `/operator/badges/{id}/${name}` as const,
    operationId,
    summary,
    tags,
    request: { params: applicationPath, ...json(noteInput) },
    responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...actErrors) },
  })

export const askForMoreRoute = explained('ask', 'askForMore', 'Says what else is wanted')

export const refuseApplicationRoute = explained(
  'refuse',
  'refuseBadgeApplication',
  'Refuses an application with a reason',
)

export const withdrawBadgeRoute = explained(
  'withdraw',
  'withdrawBadge',
  'Withdraws a badge that stands; the reason is public',
)

export const grantBadgeRoute = createRoute({
  method: 'post',
  path: '/operator/badges/{id}/grant',
  operationId: 'grantBadge',
  summary: 'Grants the badge, bound to the code, owner and taxes that the contract has now',
  tags,
  request: { params: applicationPath, ...json(grantInput) },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(
      ...actErrors,
      'BADGE_SUBJECT_NOT_FOUND',
      'NOT_OWNER',
      'CODE_UNAVAILABLE',
      'INDEX_UNAVAILABLE',
    ),
  },
})
