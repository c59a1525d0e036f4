import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from './decode-row.ts'

/** What a contract is called. */
export interface ContractName {
  name: string | null
  symbol: string | null
  decimals: number | null
}

const nameOf = (token: string, facts: string, prefix: string) =>
  sql.raw(
    ['name', 'symbol', 'decimals']
      .map((column) => `coalesce(${token}.${column}, ${facts}.${column}) AS ${prefix}_${column}`)
      .join(', '),
  )

/** What is called how: our own tokens by the index, any other by what it answered. */
export const nameJoins = (alias: string, id: string): SQL =>
  sql.raw(`LEFT JOIN "index".token ${alias}t ON ${alias}t.id = ${id}
    LEFT JOIN app.asset_facts ${alias}f ON ${alias}f.id = ${id}`)

/** Columns of one contract's name, found by `readName`. */
export const nameColumns = (alias: string, prefix: string): SQL =>
  nameOf(`${alias}t`, `${alias}f`, prefix)

/** Reads what `nameColumns` selected. */
export const readName = (raw: RawRow, prefix: string): ContractName => ({
  name: (raw[`${prefix}_name`] as string | null) ?? null,
  symbol: (raw[`${prefix}_symbol`] as string | null) ?? null,
  decimals: raw[`${prefix}_decimals`] == null ? null : Number(raw[`${prefix}_decimals`]),
})
