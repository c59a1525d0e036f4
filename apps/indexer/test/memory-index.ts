import type { EventHandler, IndexedEvent } from '../src/store/event-handler.ts'
import type { IndexRows, RowReader, TableName } from '../src/store/index-rows.ts'

/** Runs handlers over rows in memory: a second engine, which shows that they need none in particular. */
export function makeMemoryIndex() {
  const rows = new Map<string, object>()
  let logIndex = 0
  const row = <Name extends TableName>(table: Name, id: string) =>
    rows.get(`${table}:${id}`) as IndexRows[Name] | undefined
  return {
    row,
    rowsOf: <Name extends TableName>(table: Name): IndexRows[Name][] =>
      [...rows]
        .filter(([key]) => key.startsWith(`${table}:`))
        .map(([, value]) => value as IndexRows[Name]),
    run: <Args>(
      handler: EventHandler<Args>,
      args: Args,
      where: Partial<IndexedEvent<Args>> = {},
    ) => {
      const event: IndexedEvent<Args> = {
        chainId: 7,
        blockNumber: 12,
        timestamp: 100,
        txHash: '0xaaaa',
        sender: '0x00000000000000000000000000000000000000a1',
        input: '0x',
        logIndex: logIndex++,
        ...where,
        address: (
          where.address ?? '0x00000000000000000000000000000000000000fa'
        ).toLowerCase() as `0x${string}`,
        args,
      }
      const asked = new Set(handler.reads(event).map(({ table, id }) => `${table}:${id}`))
      const reader: RowReader = {
        // A row that the handler did not ask for is not there, as on the real engine.
        get: (table, id) => (asked.has(`${table}:${id}`) ? row(table, id) : undefined),
      }
      for (const { table, id } of handler.readsNext?.(event, reader) ?? [])
        asked.add(`${table}:${id}`)
      const written = new Set<string>()
      for (const write of handler.writes(event, reader)) {
        const key = `${write.table}:${write.row.id}`
        // The real engine would make the row a second time, and stop.
        if (written.has(key)) throw new Error(`${key} is written twice by one event`)
        if (rows.has(key) && !asked.has(key)) throw new Error(`${key} is changed but was not read`)
        written.add(key)
        rows.set(key, write.row)
      }
    },
  }
}
