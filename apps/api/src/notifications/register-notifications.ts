import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { readNotifications } from './read-notifications.ts'
import { getNotificationsRoute } from './routes.ts'

/** Puts the handler behind the notifications of an address. */
export function registerNotifications(app: ApiApp, database: ReadDatabase): void {
  app.openapi(getNotificationsRoute, async (c) => {
    const { address } = c.req.valid('param')
    return c.json(await readNotifications(database, address, c.req.valid('query')), 200)
  })
}
