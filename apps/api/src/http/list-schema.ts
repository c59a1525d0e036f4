import { z } from '@hono/zod-openapi'
import { nextCursorField } from './fields.ts'

/** One page of a list, under its name in the OpenAPI document. */
export const listSchema = <Item extends z.ZodType>(name: string, item: Item) =>
  z.object({ items: z.array(item), nextCursor: nextCursorField }).openapi(name)
