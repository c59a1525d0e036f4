import { createRoute, type z } from '@hono/zod-openapi'
import type { ApiErrorCode } from './api-error.ts'
import { errorResponses } from './error-schema.ts'
import { jsonAnswer } from './json-answer.ts'

/** Why no page of a list is answered. */
export const PAGE_ERRORS = [
  'VALIDATION_FAILED',
  'CURSOR_INVALID',
  'CHAIN_UNKNOWN',
  'INDEX_UNAVAILABLE',
] as const

/**
 * Makes the contracts of the lists that belong to one thing. What the index does not know has empty lists.
 *
 * @param tag group of the routes in the reference
 * @param root where the thing lies, with its parameters in braces
 * @param more why else no page is answered
 * @returns makes one contract; `name` stands after the root
 */
export const listsUnder =
  <Root extends string, Path extends z.ZodObject>(
    tag: string,
    root: Root,
    params: Path,
    more: readonly ApiErrorCode[] = [],
  ) =>
  <Name extends string, Id extends string, Schema extends z.ZodType, Query extends z.ZodObject>(
    name: Name,
    operationId: Id,
    summary: string,
    schema: Schema,
    query: Query,
  ) =>
    createRoute({
      method: 'get',
      path: `${root}/${name}` as const,
      operationId,
      summary,
      tags: [tag],
      request: { params, query },
      responses: { ...jsonAnswer('One page', schema), ...errorResponses(...PAGE_ERRORS, ...more) },
    })
