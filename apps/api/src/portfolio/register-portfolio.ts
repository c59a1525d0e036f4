import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { readPortfolio } from './read-portfolio.ts'
import { getPortfolioRoute } from './routes.ts'

/** Puts the handler behind the overview of an address. */
export function registerPortfolio(app: ApiApp, database: ReadDatabase): void {
  app.openapi(getPortfolioRoute, async (c) =>
    c.json(await readPortfolio(database, c.req.valid('param').address), 200),
  )
}
