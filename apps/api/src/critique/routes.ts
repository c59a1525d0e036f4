import { createRoute, z } from '@hono/zod-openapi'
import { doneSchema } from '../accounts/schemas.ts'
import { json } from '../badges/routes.ts'
import type { ApiErrorCode } from '../http/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import { contractPath, idParameter } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import {
  critiqueAnswerInput,
  critiqueInput,
  critiqueSchema,
  critiquesSchema,
  ownCritiquesSchema,
  visibilityInput,
} from './schemas.ts'

const tags = ['critique']
const critiquePath = z.object({ id: idParameter })

export const getCritiquesRoute = createRoute({
  method: 'get',
  path: '/critiques/{chain}/{address}',
  operationId: 'getCritiques',
  summary: 'Public requests for critique of a contract with their answers, the newest 20',
  tags,
  request: { params: contractPath },
  responses: {
    ...jsonResponse('The newest first', critiquesSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN'),
  },
})

export const getCritiqueRoute = createRoute({
  method: 'get',
  path: '/critiques/{id}',
  operationId: 'getCritique',
  summary: 'A public request for critique with its answers',
  tags,
  request: { params: critiquePath },
  responses: {
    ...jsonResponse('The request', critiqueSchema),
    ...errorResponses('VALIDATION_FAILED', 'CRITIQUE_NOT_FOUND'),
  },
})

const ownErrors = ['UNAUTHORIZED', 'ACCOUNTS_OFF'] as const satisfies readonly ApiErrorCode[]
const actErrors = [
  ...ownErrors,
  'VALIDATION_FAILED',
  'CRITIQUE_NOT_FOUND',
] as const satisfies readonly ApiErrorCode[]

export const listOwnCritiquesRoute = createRoute({
  method: 'get',
  path: '/critique-requests',
  operationId: 'listOwnCritiques',
  summary: 'What the signed-in account asked, and to what it is invited, the newest 50',
  tags,
  responses: {
    ...jsonResponse('The newest first', ownCritiquesSchema),
    ...errorResponses(...ownErrors),
  },
})

export const askCritiqueRoute = createRoute({
  method: 'post',
  path: '/critique-requests',
  operationId: 'askCritique',
  summary: 'Asks up to five critics about a contract that a wallet of the account owns',
  tags,
  request: json(critiqueInput),
  responses: {
    201: {
      description: 'The request',
      content: { 'application/json': { schema: critiqueSchema } },
    },
    ...errorResponses(
      ...ownErrors,
      'VALIDATION_FAILED',
      'CHAIN_UNKNOWN',
      'BADGE_SUBJECT_NOT_FOUND',
      'NOT_OWNER',
      'TOO_MANY_CRITIQUES',
      'INDEX_UNAVAILABLE',
    ),
  },
})

export const showCritiqueRoute = createRoute({
  method: 'post',
  path: '/critique-requests/{id}/visibility',
  operationId: 'showCritique',
  summary: 'Says who sees an own request, until the first critic has answered',
  tags,
  request: { params: critiquePath, ...json(visibilityInput) },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(...actErrors, 'CRITIQUE_ANSWERED'),
  },
})

export const removeCritiqueRoute = createRoute({
  method: 'post',
  path: '/critique-requests/{id}/remove',
  operationId: 'removeCritique',
  summary: 'Deletes an own request with its answers',
  tags,
  request: { params: critiquePath },
  responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...actErrors) },
})

export const answerCritiqueRoute = createRoute({
  method: 'post',
  path: '/critique-requests/{id}/answer',
  operationId: 'answerCritique',
  summary: 'Answers as an invited critic; until the end an answer may be replaced',
  tags,
  request: { params: critiquePath, ...json(critiqueAnswerInput) },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(...actErrors, 'CRITIQUE_CLOSED'),
  },
})
