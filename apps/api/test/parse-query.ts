import type { z } from 'zod'

/** A query as a request's address brings it, every value a text. @throws {z.ZodError} where the API would refuse it */
export const parseQuery = <Schema extends z.ZodType>(
  schema: Schema,
  query: object,
): z.output<Schema> =>
  schema.parse(
    Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  )
