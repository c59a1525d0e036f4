import type { z } from '@hono/zod-openapi'

/** The success of a route that answers in JSON. */
export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
})
