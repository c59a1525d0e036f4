import { createRoute, type z } from '@hono/zod-openapi'
import type { ApiErrorCode } from '../http/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'

const tags = ['accounts']

interface Call<Path extends string, Input extends z.ZodType, Answer extends z.ZodType> {
  path: Path
  operationId: string
  summary: string
  description?: string
  input: Input
  answer: Answer
  errors?: readonly ApiErrorCode[]
}

/** A call of an account: a JSON body in, `result` out. */
export function post<Path extends string, Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Path, Input, Answer>,
) {
  const { path, operationId, summary, description, input, answer, errors = [] } = call
  return createRoute({
    method: 'post',
    path,
    operationId,
    summary,
    ...(description && { description }),
    tags,
    request: { body: { required: true, content: { 'application/json': { schema: input } } } },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      ...errorResponses('VALIDATION_FAILED', 'TOO_MANY_ATTEMPTS', 'ACCOUNTS_OFF', ...errors),
    },
  })
}

/** What the signed-in account reads of itself. */
export function getOwn<Path extends string, Answer extends z.ZodType>(
  path: Path,
  operationId: string,
  summary: string,
  answer: Answer,
) {
  return createRoute({
    method: 'get',
    path,
    operationId,
    summary,
    tags,
    responses: {
      200: {
        description: 'Of the signed-in account',
        content: { 'application/json': { schema: answer } },
      },
      ...errorResponses('UNAUTHORIZED', 'ACCOUNTS_OFF'),
    },
  })
}
