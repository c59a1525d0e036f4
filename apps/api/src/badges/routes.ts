import { createRoute, z } from '@hono/zod-openapi'
import { BADGE_KINDS } from '@slipway/sdk/badges/badge-kinds'
import { doneSchema } from '../accounts/schemas.ts'
import type { ApiErrorCode } from '../http/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import { chainPageQuery, contractPath, idParameter } from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import {
  applicationInput,
  applicationListSchema,
  applicationSchema,
  badgeListSchema,
  badgesOfManySchema,
  badgesSchema,
  changeInput,
  contractsParameter,
  documentQuery,
  newDocumentSchema,
} from './schemas.ts'

const tags = ['badges']
export const applicationPath = z.object({ id: idParameter })
export const documentPath = z.object({ id: idParameter, documentId: idParameter })

export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** A body that is the file itself. */
const file = {
  body: {
    required: true,
    content: {
      'application/octet-stream': {
        schema: z.string().openapi({ type: 'string', format: 'binary' }),
      },
    },
  },
}

/** An answer that is the file itself. */
export const fileAnswer = {
  200: {
    description: 'The document as it was sent',
    content: {
      'application/octet-stream': {
        schema: z.string().openapi({ type: 'string', format: 'binary' }),
      },
    },
  },
}

export const listBadgesRoute = createRoute({
  method: 'get',
  path: '/badges',
  operationId: 'listBadges',
  summary: 'Badges that are valid now, the newest first',
  tags,
  request: { query: chainPageQuery.extend({ kind: z.enum(BADGE_KINDS).optional() }) },
  responses: {
    ...jsonResponse('One page', badgeListSchema),
    ...errorResponses('VALIDATION_FAILED', 'CURSOR_INVALID', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

export const getBadgesOfManyRoute = createRoute({
  method: 'get',
  path: '/badges/of',
  operationId: 'getBadgesOfMany',
  summary: 'Valid badges of up to 60 contracts, for lists',
  tags,
  request: { query: z.object({ contracts: contractsParameter }) },
  responses: {
    ...jsonResponse('Of those that have one', badgesOfManySchema),
    ...errorResponses('VALIDATION_FAILED', 'INDEX_UNAVAILABLE'),
  },
})

export const getBadgesRoute = createRoute({
  method: 'get',
  path: '/badges/{chain}/{address}',
  operationId: 'getBadges',
  summary: 'All badges of a contract, ended ones included, with their public trail',
  description:
    'A badge says who checked what and when. It is no promise of safety. It is bound to code, owner and taxes, and ends by itself when one of them changes.',
  tags,
  request: { params: contractPath },
  responses: {
    ...jsonResponse('The newest first', badgesSchema),
    ...errorResponses('VALIDATION_FAILED', 'CHAIN_UNKNOWN', 'INDEX_UNAVAILABLE'),
  },
})

const ownErrors = ['UNAUTHORIZED', 'ACCOUNTS_OFF'] as const satisfies readonly ApiErrorCode[]
const actErrors = [
  ...ownErrors,
  'VALIDATION_FAILED',
  'BADGE_APPLICATION_NOT_FOUND',
  'BADGE_STATE_WRONG',
] as const satisfies readonly ApiErrorCode[]

export const listApplicationsRoute = createRoute({
  method: 'get',
  path: '/badge-applications',
  operationId: 'listBadgeApplications',
  summary: 'Applications of the signed-in account, the newest 100',
  tags,
  responses: {
    ...jsonResponse('The newest first', applicationListSchema),
    ...errorResponses(...ownErrors),
  },
})

export const beginApplicationRoute = createRoute({
  method: 'post',
  path: '/badge-applications',
  operationId: 'beginBadgeApplication',
  summary: 'Begins an application for a contract that a wallet of the account owns',
  tags,
  request: json(applicationInput),
  responses: {
    201: {
      description: 'A draft',
      content: { 'application/json': { schema: applicationSchema } },
    },
    ...errorResponses(
      ...ownErrors,
      'VALIDATION_FAILED',
      'CHAIN_UNKNOWN',
      'BADGE_SUBJECT_NOT_FOUND',
      'NOT_OWNER',
      'BADGE_APPLICATION_OPEN',
      'INDEX_UNAVAILABLE',
    ),
  },
})

export const getApplicationRoute = createRoute({
  method: 'get',
  path: '/badge-applications/{id}',
  operationId: 'getBadgeApplication',
  summary: 'One application of the signed-in account, with its trail and who opened its documents',
  tags,
  request: { params: applicationPath },
  responses: {
    ...jsonResponse('The application', applicationSchema),
    ...errorResponses(...ownErrors, 'VALIDATION_FAILED', 'BADGE_APPLICATION_NOT_FOUND'),
  },
})

export const changeApplicationRoute = createRoute({
  method: 'post',
  path: '/badge-applications/{id}/change',
  operationId: 'changeBadgeApplication',
  summary: 'Changes the texts of a draft, or of one for which more is wanted',
  tags,
  request: { params: applicationPath, ...json(changeInput) },
  responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...actErrors) },
})

export const submitApplicationRoute = createRoute({
  method: 'post',
  path: '/badge-applications/{id}/submit',
  operationId: 'submitBadgeApplication',
  summary: 'Hands an application to the operator',
  tags,
  request: { params: applicationPath },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(
      ...actErrors,
      'BADGE_DOCUMENTS_MISSING',
      'BADGE_SUBJECT_NOT_FOUND',
      'NOT_OWNER',
      'INDEX_UNAVAILABLE',
    ),
  },
})

export const retractApplicationRoute = createRoute({
  method: 'post',
  path: '/badge-applications/{id}/retract',
  operationId: 'retractBadgeApplication',
  summary: 'Takes an application back that is not decided',
  tags,
  request: { params: applicationPath },
  responses: { ...jsonResponse('Done', doneSchema), ...errorResponses(...actErrors) },
})

export const addDocumentRoute = createRoute({
  method: 'post',
  path: '/badge-applications/{id}/documents',
  operationId: 'addBadgeDocument',
  summary: 'Keeps a document, encrypted, for the operator and the applicant alone',
  description:
    'The body is the file itself: PDF, PNG or JPEG, told by its content, at most 5 000 000 bytes. It is deleted after the decision.',
  tags,
  request: { params: applicationPath, query: documentQuery, ...file },
  responses: {
    201: {
      description: 'Kept',
      content: { 'application/json': { schema: newDocumentSchema } },
    },
    ...errorResponses(
      ...actErrors,
      'UPLOAD_EMPTY',
      'DOCUMENT_TOO_LARGE',
      'DOCUMENT_TYPE_UNSUPPORTED',
      'TOO_MANY_DOCUMENTS',
      'DOCUMENTS_FULL',
    ),
  },
})

export const removeDocumentRoute = createRoute({
  method: 'post',
  path: '/badge-applications/{id}/documents/{documentId}/remove',
  operationId: 'removeBadgeDocument',
  summary: 'Deletes a document from an application that may still be changed',
  tags,
  request: { params: documentPath },
  responses: {
    ...jsonResponse('Done', doneSchema),
    ...errorResponses(...actErrors, 'BADGE_DOCUMENT_NOT_FOUND'),
  },
})

export const readDocumentRoute = createRoute({
  method: 'get',
  path: '/badge-applications/{id}/documents/{documentId}',
  operationId: 'readBadgeDocument',
  summary: 'Opens a document of an own application; who does is recorded',
  tags,
  request: { params: documentPath },
  responses: {
    ...fileAnswer,
    ...errorResponses(
      ...ownErrors,
      'VALIDATION_FAILED',
      'BADGE_APPLICATION_NOT_FOUND',
      'BADGE_DOCUMENT_NOT_FOUND',
    ),
  },
})
