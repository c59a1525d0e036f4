import { placeId } from '@slipway/database/row-ids'
import type { Context } from 'hono'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiEnvironment } from './api-app.ts'
import type { PageRequest } from './read-page.ts'
import type { ResolveChain } from './resolve-chain.ts'

type Hex = `0x${string}`

/** A request whose parts were checked against their schemas. */
type Asked<Path, Query> = Context<
  ApiEnvironment,
  string,
  { in: object; out: { param: Path; query: Query } }
>

/**
 * Makes the handlers of the lists that `listsUnder` describes, out of their readers.
 *
 * @returns `ofContract` for what belongs to one contract, read by its id; `ofAddress` for what belongs to one
 *   address on every network or one
 */
export const makeListHandlers = (database: ReadDatabase, resolveChain: ResolveChain) => ({
  ofContract:
    <Query, Page extends object>(
      read: (database: ReadDatabase, id: string, query: Query) => Promise<Page>,
    ) =>
    async (c: Asked<{ chain: string; address: Hex }, Query>) => {
      const { chain, address } = c.req.valid('param')
      const id = placeId(resolveChain(chain), address)
      return c.json(await read(database, id, c.req.valid('query')), 200)
    },

  ofAddress:
    <Page extends object>(
      read: (
        database: ReadDatabase,
        address: Hex,
        page: PageRequest,
        chainId: number | undefined,
      ) => Promise<Page>,
    ) =>
    async (c: Asked<{ address: Hex }, PageRequest & { chain?: string | undefined }>) => {
      const query = c.req.valid('query')
      const chainId = query.chain === undefined ? undefined : resolveChain(query.chain)
      return c.json(await read(database, c.req.valid('param').address, query, chainId), 200)
    },
})
