import { INDEX_SCHEMA } from '@slipway/database/columns/index-schema'
import { indexedColumns } from '@slipway/database/schema/indexed-tables'

/**
 * The engine writes its progress as one long text: 10 digits of seconds, 16 of the chain id, 16 of the block
 * number. This select is the only place that knows (Ponder 0.17).
 */
const headSelect = (schemaName: string) =>
  `SELECT chain_id::text AS id, chain_id, substr(latest_checkpoint, 27, 16)::bigint AS block_number, substr(latest_checkpoint, 1, 10)::bigint AS block_at FROM "${schemaName}"."_ponder_checkpoint"`

/**
 * The statements that point the stable views to the given releases. Views over the engine's tables, never over
 * its own views: those it would fail to drop at its next start.
 */
export function viewStatements(schemaNames: readonly string[]): string[] {
  const create = (view: string, select: (schemaName: string) => string) =>
    `CREATE VIEW "${INDEX_SCHEMA}"."${view}" AS ${schemaNames.map(select).join(' UNION ALL ')}`
  const clear = [`DROP SCHEMA IF EXISTS "${INDEX_SCHEMA}" CASCADE`]
  if (schemaNames.length === 0) return clear
  return [
    ...clear,
    `CREATE SCHEMA "${INDEX_SCHEMA}"`,
    ...Object.entries(indexedColumns).map(([table, columns]) =>
      create(table, (schemaName) => `SELECT ${columns.join(', ')} FROM "${schemaName}"."${table}"`),
    ),
    create('index_head', headSelect),
  ]
}
