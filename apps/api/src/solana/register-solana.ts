import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { readSolanaPortfolio } from './read-solana-portfolio.ts'
import { getSolanaPortfolioRoute } from './routes.ts'

/** Puts the handler behind what a wallet has on Solana. */
export function registerSolana(app: ApiApp, database: ReadDatabase): void {
  app.openapi(getSolanaPortfolioRoute, async (c) =>
    c.json(await readSolanaPortfolio(database, c.req.valid('param').address), 200),
  )
}
