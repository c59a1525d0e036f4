import { z } from '@hono/zod-openapi'

/**
 * What is a named schema, or null. `nullable()` would make the named schema itself null in the OpenAPI document, wherever
 * else it stands.
 */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()])
