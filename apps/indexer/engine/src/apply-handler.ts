import type { Context, Event } from 'ponder:registry'
import * as schema from 'ponder:schema'
import type { EventHandler, Hex, IndexedEvent } from '../../src/store/event-handler.ts'
import type { IndexRows, RowKey, RowReader, TableName } from '../../src/store/index-rows.ts'
import { reportEvent } from './report-events.ts'

/** What this file uses of the engine's store; its own types are a union over every table. */
interface EngineStore {
  find: (table: object, key: { id: string }) => Promise<object | null>
  insert: (table: object) => { values: (row: object) => Promise<unknown> }
  update: (table: object, key: { id: string }) => { set: (row: object) => Promise<unknown> }
}

/** The module exports each table under the name of its rows. */
const tables: Readonly<Record<TableName, object>> = schema

const keyOf = (table: TableName, id: string) => `${table}:${id}`

function toIndexedEvent<Args>(event: Event, chainId: number): IndexedEvent<Args> {
  const { log, block, transaction, args } = event
  return {
    chainId,
    address: log.address.toLowerCase() as Hex,
    args: args as Args,
    blockNumber: Number(block.number),
    timestamp: Number(block.timestamp),
    logIndex: log.logIndex,
    txHash: transaction.hash,
    sender: transaction.from.toLowerCase() as Hex,
    input: transaction.input,
  }
}

/**
 * Runs a pure handler on the engine, once for each event of its kind, in the order of the chain: fetches the rows that it
 * names, then those that they name, stores what it returns, and reports the event as handled. Nothing is kept between two
 * events: the engine undoes rows when blocks are taken back, and this has to be all that there is.
 */
export function applyHandler<Args>(handler: EventHandler<Args>) {
  return async ({ event, context }: { event: Event; context: Context }): Promise<void> => {
    const store = context.db as unknown as EngineStore
    const indexed = toIndexedEvent<Args>(event, context.chain.id)
    const found = new Map<string, object>()
    // Side by side: what is not in the engine's cache costs one way to the database instead of one each.
    const fetchAll = (keys: RowKey[]) =>
      Promise.all(
        keys.map(async ({ table, id }) => {
          const row = await store.find(tables[table], { id })
          if (row) found.set(keyOf(table, id), row)
        }),
      )
    await fetchAll(handler.reads(indexed))
    const rows: RowReader = {
      get: <Name extends TableName>(table: Name, id: string) =>
        found.get(keyOf(table, id)) as IndexRows[Name] | undefined,
    }
    if (handler.readsNext) await fetchAll(handler.readsNext(indexed, rows))
    for (const { table, row } of handler.writes(indexed, rows)) {
      const { id, ...columns } = row
      if (found.has(keyOf(table, id))) await store.update(tables[table], { id }).set(columns)
      else await store.insert(tables[table]).values(row)
    }
    reportEvent(indexed.chainId, indexed.blockNumber, event.block.hash, event.log)
  }
}
