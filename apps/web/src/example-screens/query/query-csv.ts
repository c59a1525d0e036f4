import { writeCsv } from '../../files/write-csv.ts'
import type { QueryFigure, QueryRow } from './query-row.ts'

const HEADINGS = [
  'kind',
  'chain_id',
  'address',
  'name',
  'symbol',
  'state',
  'owner',
  'created_at',
  'transaction',
  'figure',
  'figure_asset',
] as const

function figureOf(figure: QueryFigure | undefined): readonly [value: string, asset: string] {
  if (figure === undefined) return ['', '']
  return 'units' in figure ? [figure.units, figure.asset.address] : [String(figure.count), '']
}

/**
 * Rows as a CSV file for programs as well as for people: times as ISO 8601, amounts in base units of the asset that
 * stands beside them, so that nothing is rounded.
 */
export const queryCsv = (rows: readonly QueryRow[]): string =>
  writeCsv([
    HEADINGS,
    ...rows.map((row) => [
      row.kind,
      String(row.chainId),
      row.address,
      row.title,
      row.symbol ?? '',
      row.state ?? '',
      row.owner,
      new Date(row.createdAt * 1000).toISOString(),
      row.txHash,
      ...figureOf(row.figure),
    ]),
  ])
