import { assetId } from '@slipway/database/row-ids'
import { sql } from 'drizzle-orm'
import { nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** What an amount is counted in; null: nobody has answered yet, or it is the native currency. */
export interface CurrencyUnit {
  readonly symbol: string | null
  readonly decimals: number | null
}

interface Currency {
  readonly chainId: number
  readonly currency: string
}

const idOf = ({ chainId, currency }: Currency) => assetId(chainId, currency)

/** Symbols and decimals of currencies, in one read: our own tokens by the index, any other by what it answered. */
export async function readCurrencyUnits(
  database: ReadDatabase,
  currencies: readonly Currency[],
): Promise<(currency: Currency) => CurrencyUnit> {
  const ids = [...new Set(currencies.map(idOf))]
  if (ids.length === 0) return () => ({ symbol: null, decimals: null })
  const { rows } = await database.execute<RawRow>(
    sql`SELECT w.id, ${nameColumns('x', 'unit')} FROM unnest(${sql.param(ids)}::text[]) AS w(id) ${nameJoins('x', 'w.id')}`,
  )
  const units = new Map(rows.map((row) => [row.id as string, readName(row, 'unit')]))
  return (currency) => {
    const { symbol = null, decimals = null } = units.get(idOf(currency)) ?? {}
    return { symbol, decimals }
  }
}
