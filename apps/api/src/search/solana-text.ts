import { type SQL, sql } from 'drizzle-orm'
import { namePattern } from '../database/name-pattern.ts'

/** No name, and nothing of Solana. */
export const EVM_ADDRESS = /^0x/i

/** Whether a token of Solana, in a row that is called `known`, has a name or symbol with a text in it; a short one: begins so. */
export function isCalled(search: string): SQL {
  const pattern = namePattern(search)
  const fits = (column: string) => {
    const text = sql.raw(`lower(known.${column})`)
    if (pattern.kind === 'start')
      return sql`(${text} >= ${pattern.values.from} AND ${text} < ${pattern.values.until})`
    if (pattern.kind === 'part')
      return sql`${sql.raw(`known.${column}`)} ILIKE ${pattern.values.part}`
    return sql`strpos(${text}, lower(${pattern.values.inside})) > 0`
  }
  return sql`(${fits('name')} OR ${fits('symbol')})`
}

/** Whether that is its whole name or symbol. */
export const calledJust = (search: string): SQL =>
  sql`(lower(known.symbol) = lower(${search}) OR lower(known.name) = lower(${search}))`
