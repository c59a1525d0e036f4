import { createRoute, type z } from '@hono/zod-openapi'
import type { ApiErrorCode } from './api-error.ts'
import { errorResponses } from './error-schema.ts'
import { jsonResponse } from './json-response.ts'

/** Why no page of a list is answered. */
export const PAGE_ERRORS = [
  'VALIDATION_FAILED',
  'CURSOR_INVALID',
  'CHAIN_UNKNOWN',
  'INDEX_UNAVAILABLE',
] as const

/** One list: its name in the path and in code, what it answers, and what can be asked of it. */
interface ListContract<Name, Id, Schema, Query> {
  readonly name: Name
  readonly operationId: Id
  readonly summary: string
  readonly schema: Schema
  readonly query: Query
}

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
  <Name extends string, Id extends string, Schema extends z.ZodType, Query extends z.ZodObject>({
    name,
    operationId,
    summary,
    schema,
    query,
  }: ListContract<Name, Id, Schema, Query>) =>
    createRoute({
      method: 'get',
      path: `${root}/${name}` as const,
      operationId,
      summary,
      tags: [tag],
      request: { params, query },
      responses: {
        ...jsonResponse('One page', schema),
        ...errorResponses(...PAGE_ERRORS, ...more),
      },
    })
