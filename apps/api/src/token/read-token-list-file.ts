import { token } from '@slipway/database/token/indexed'
import { and, desc, eq, sql } from 'drizzle-orm'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import type { TokenListFile, TokenListName } from './token-list-routes.ts'

const MOST_TOKENS = 1_000
/** What the form of token lists takes; a wallet refuses a whole list for one name that is longer. */
const MOST_NAME = 60
const MOST_SYMBOL = 20

type TokenRow = Pick<
  typeof token.$inferSelect,
  'chainId' | 'address' | 'name' | 'symbol' | 'decimals' | 'createdAt' | 'launchedAt'
>

const fits = ({ name, symbol, decimals }: TokenRow) =>
  [...name].length <= MOST_NAME &&
  [...symbol].length <= MOST_SYMBOL &&
  /^[ \S]*$/.test(name) &&
  /^\S*$/.test(symbol) &&
  decimals <= 255

/** When a token came to the list: those whose trading opens later come then. */
const cameAt = ({ createdAt, launchedAt }: TokenRow) => Math.max(createdAt, launchedAt ?? 0)

function selectRows(
  database: ReadDatabase,
  list: TokenListName,
  chainId: number,
): Promise<TokenRow[]> {
  const query = prepareOnce(database, `token list file ${list}`, (built) =>
    built
      .select({
        chainId: token.chainId,
        address: token.address,
        name: token.name,
        symbol: token.symbol,
        decimals: token.decimals,
        createdAt: token.createdAt,
        launchedAt: token.launchedAt,
      })
      .from(token)
      .where(
        and(
          eq(token.chainId, sql.placeholder('chainId')),
          list === 'launched' ? sql`${token.launched}` : undefined,
        ),
      )
      .orderBy(
        desc(
          list === 'launched'
            ? sql`coalesce(${token.launchedAt}, ${token.createdAt})`
            : token.createdAt,
        ),
        desc(token.id),
      )
      .limit(MOST_TOKENS)
      .prepare(''),
  )
  return query.execute({ chainId })
}

/**
 * The newest tokens of a network as a token list. Its version rises with every token that comes, whichever process
 * answers: the moment of the newest, and how many came in that moment.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`: the form knows no list without tokens
 */
export async function readTokenListFile(
  database: ReadDatabase,
  list: TokenListName,
  chainId: number,
): Promise<TokenListFile> {
  const rows = (await selectRows(database, list, chainId)).filter(fits)
  if (rows.length === 0) throw new ApiError('TOKEN_NOT_FOUND', 'this list has no token yet')
  const newest = Math.max(...rows.map(cameAt))
  return {
    name: list === 'launched' ? 'Slipway launched' : 'Slipway created',
    timestamp: new Date(newest * 1_000).toISOString(),
    version: {
      major: 1,
      minor: newest,
      patch: rows.filter((row) => cameAt(row) === newest).length,
    },
    keywords: ['slipway', list],
    tokens: rows.map(({ address, name, symbol, decimals }) => ({
      chainId,
      address: showAddress(address),
      name,
      symbol,
      decimals,
    })),
  }
}
