import type { Columns, RowOf } from '@slipway/database/columns/column-kind'
import {
  presaleCurrencyColumns,
  presaleTemplateColumns,
} from '@slipway/database/presale/indexed-factory'
import { poolTemplateColumns } from '@slipway/database/staking/indexed'
import { platformChainColumns, platformDayColumns } from '@slipway/database/stats/indexed'
import { tokenTemplateColumns } from '@slipway/database/token/indexed'
import { sql } from 'drizzle-orm'
import { askDatabase } from '../database/ask-database.ts'
import { jsonColumns, type RawRow, rowDecoder } from '../database/decode-row.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { CurrencyUnit } from './read-currency-units.ts'
import { SOLANA_STATS, showSolanaStats } from './read-solana-stats.ts'

/** Currencies of one network in the statistics: anybody can make a presale in a currency of its own. */
const MOST_CURRENCIES = 50

/** Of a template, what the statistics say. */
const pickTemplate = ({ chainId, templateId, feeWei, enabled }: typeof tokenTemplateColumns) =>
  ({ chainId, templateId, feeWei, enabled }) as const
const tokenTemplate = pickTemplate(tokenTemplateColumns)
const presaleTemplate = { ...tokenTemplate, factory: presaleTemplateColumns.factory } as const
const poolTemplate = { ...tokenTemplate, factory: poolTemplateColumns.factory } as const

/** All rows of a statement as one value. */
const asValue = (statement: string) => `(SELECT coalesce(json_agg(r), '[]') FROM (${statement}) r)`
const rowsOf = (columns: string, source: string) => asValue(`SELECT ${columns} FROM ${source}`)

const currencyColumns = `${jsonColumns(presaleCurrencyColumns, 'c')}, coalesce(t.symbol, f.symbol) AS symbol, coalesce(t.decimals, f.decimals) AS decimals`
const currencies = `(
    SELECT id, row_number() OVER (PARTITION BY chain_id ORDER BY presales DESC, id) AS place FROM "index".presale_currency
  ) ranked JOIN "index".presale_currency c ON c.id = ranked.id
  LEFT JOIN "index".token t ON t.id = c.id LEFT JOIN app.asset_facts f ON f.id = c.id
  WHERE ranked.place <= ${MOST_CURRENCIES} ORDER BY c.id`

/** Up to the number of days, and behind it: putting a text together for each question takes as long as a read. */
const BEFORE_DAYS =
  sql.raw(`SELECT ${rowsOf(jsonColumns(platformChainColumns, 'c'), '"index".platform_chain c ORDER BY c.chain_id')} AS chains,
  (SELECT count(DISTINCT address) FROM "index".token_account WHERE tokens_created > 0) AS creators,
  (SELECT coalesce(json_agg(chain_ids), '[]') FROM app.index_release WHERE is_active) AS releases,
  ${rowsOf(jsonColumns(tokenTemplate, 't'), '"index".token_template t ORDER BY t.template_id')} AS token_templates,
  ${rowsOf(currencyColumns, currencies)} AS currencies,
  ${rowsOf(jsonColumns(presaleTemplate, 't'), '"index".presale_template t ORDER BY t.factory, t.template_id')} AS presale_templates,
  ${rowsOf(jsonColumns(poolTemplate, 't'), '"index".pool_template t ORDER BY t.factory, t.template_id')} AS pool_templates,
  ${rowsOf('chain_id, count(*) AS stakers', '"index".pool_staker WHERE pools > 0 GROUP BY chain_id')} AS stakers_of,
  (SELECT count(DISTINCT account) FROM "index".pool_staker WHERE pools > 0) AS stakers,
  ${asValue(SOLANA_STATS)} AS solana,
  (SELECT coalesce(json_agg(r), '[]') FROM (SELECT ${jsonColumns(platformDayColumns, 'd')} FROM "index".platform_day d
    WHERE d.day >= (SELECT min(day) FROM (SELECT DISTINCT day FROM "index".platform_day ORDER BY day DESC LIMIT `)
const BEHIND_DAYS = sql.raw(`) newest) ORDER BY d.day, d.chain_id) r) AS days`)

const decoderOf = <C extends Columns>(columns: C) => {
  const decode = rowDecoder(columns)
  return (value: unknown): RowOf<C>[] => (value as RawRow[]).map(decode)
}
const decodeChains = decoderOf(platformChainColumns)
const decodeDays = decoderOf(platformDayColumns)
const decodeTokenTemplates = decoderOf(tokenTemplate)
const decodePresaleTemplates = decoderOf(presaleTemplate)
const decodePoolTemplates = decoderOf(poolTemplate)
const decodeCurrency = rowDecoder(presaleCurrencyColumns)

const unitOf = ({ symbol, decimals }: RawRow): CurrencyUnit => ({
  symbol: symbol as string | null,
  decimals: decimals as number | null,
})

/**
 * Everything that the statistics are made of, in one question: ten of them cost more on the way than in the database.
 *
 * @param days length of the series: days with an event, counted back from the newest
 */
export async function readStatsRows(database: ReadDatabase, days: number) {
  const [found] = await askDatabase<RawRow>(
    database,
    sql`${plannedOnce}${BEFORE_DAYS}${days}${BEHIND_DAYS}`,
  )
  if (!found) throw new TypeError('a question without a source has one row')
  return {
    chains: decodeChains(found.chains),
    days: decodeDays(found.days),
    /** different addresses over all networks */
    creators: Number(found.creators),
    chainIds: [...new Set((found.releases as number[][]).flat())],
    tokenTemplates: decodeTokenTemplates(found.token_templates),
    currencies: (found.currencies as RawRow[]).map((raw) => ({
      row: decodeCurrency(raw),
      ...unitOf(raw),
    })),
    presaleTemplates: decodePresaleTemplates(found.presale_templates),
    poolTemplates: decodePoolTemplates(found.pool_templates),
    /** who stakes where now */
    stakersOf: new Map(
      (found.stakers_of as RawRow[]).map((raw) => [Number(raw.chain_id), Number(raw.stakers)]),
    ),
    /** different addresses over all networks */
    stakers: Number(found.stakers),
    solana: showSolanaStats(found.solana),
  }
}

export type StatsRows = Awaited<ReturnType<typeof readStatsRows>>
