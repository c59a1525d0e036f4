import { tokenId } from '@slipway/database/row-ids'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { readVerification } from './read-verification.ts'
import { getTokenStandardJsonRoute, getTokenVerificationRoute } from './routes.ts'
import { readSourceInput, readTokenSource } from './token-source.ts'
import type { ServicesOf } from './verification-services.ts'

/** A symbol may hold anything; a file name may not. */
const fileName = (symbol: string, address: string) =>
  `${symbol.replace(/[^A-Za-z0-9]/g, '').slice(0, 32) || 'token'}-${address}.json`

/** Puts the handlers behind the verification routes. */
export function registerVerification(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  servicesOf: ServicesOf,
): void {
  app.openapi(getTokenVerificationRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    const id = tokenId(resolveChain(chain), address)
    return c.json(await readVerification(database, id, servicesOf), 200)
  })
  app.openapi(getTokenStandardJsonRoute, async (c) => {
    const { chain, address } = c.req.valid('param')
    const source = await readTokenSource(database, tokenId(resolveChain(chain), address))
    if (!source) {
      throw new ApiError('SOURCE_NOT_FOUND', 'the code is not of a source that this server has')
    }
    const name = fileName(source.symbol, source.address)
    // As it was compiled, byte for byte: parsing and writing it again would give another text.
    return c.body(readSourceInput(source), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    }) as never
  })
}
