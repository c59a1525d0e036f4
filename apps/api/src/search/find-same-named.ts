import { token } from '@slipway/database/token/indexed'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { JsonText } from '../http/json-text.ts'
import type { TokenSummary } from '../token/schemas.ts'
import { TOKEN_SUMMARY } from '../token/serialize-token.ts'

/** Tokens of one name that are compared: more than these nobody can tell apart by a list. */
const MOST_SAME = 300

/**
 * Tokens whose symbol or name is just the text, those with most holders first: whoever makes a hundred tokens that begin
 * like a known one does not push it off the page.
 */
export async function findSameNamed(
  database: ReadDatabase,
  search: string,
  chainId: number | undefined,
  limit: number,
) {
  const wanted = search.toLowerCase()
  const ofChain = chainId === undefined ? undefined : eq(token.chainId, chainId)
  const by = (column: SQL) =>
    database
      .select({ id: token.id, summary: TOKEN_SUMMARY })
      .from(token)
      .where(
        inArray(
          token.id,
          database
            .select({ id: token.id })
            .from(token)
            .where(and(sql`lower(${column}) = ${wanted}`, ofChain))
            .limit(MOST_SAME),
        ),
      )
      .orderBy(desc(token.holderCount), desc(token.id))
      .limit(limit)
  const [bySymbol, byName] = await Promise.all([by(sql`${token.symbol}`), by(sql`${token.name}`)])
  const known = new Set(bySymbol.map(({ id }) => id))
  return [...bySymbol, ...byName.filter(({ id }) => !known.has(id))]
    .slice(0, limit)
    .map(({ summary }) => JsonText.read<TokenSummary>(summary).parse())
}
