import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { readOwner } from './read-owner.ts'
import { getOwnerRoute } from './routes.ts'

/** Puts the handler behind the public profile of an address. */
export function registerOwner(app: ApiApp, database: ReadDatabase): void {
  app.openapi(getOwnerRoute, async (c) =>
    c.json(await readOwner(database, c.req.valid('param').address), 200),
  )
}
