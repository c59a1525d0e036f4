import { beforeEach, expect, test, vi } from 'vitest'

const tables = vi.hoisted(() => ({ token: { of: 'token' }, lock: { of: 'lock' } }))
const reportEvent = vi.hoisted(() => vi.fn())
vi.mock('ponder:registry', () => ({}))
vi.mock('ponder:schema', () => tables)
vi.mock('../engine/src/report-events.ts', () => ({ reportEvent }))

/** The engine's sources are typed by the engine's own modules, which stand-ins take the place of here. */
const source: string = '../engine/src/apply-handler.ts'
const { applyHandler } = (await import(source)) as {
  applyHandler: (handler: object) => (given: object) => Promise<void>
}

/** What the engine was asked, in order, over the rows that it has. */
function engineWith(rows: Readonly<Record<string, object>>) {
  const asked: string[] = []
  const nameOf = (table: object) => (table as { of: string }).of
  const db = {
    find: async (table: object, { id }: { id: string }) => {
      asked.push(`find ${nameOf(table)} ${id}`)
      return rows[`${nameOf(table)} ${id}`] ?? null
    },
    insert: (table: object) => ({
      values: async (row: object) => {
        asked.push(`insert ${nameOf(table)} ${JSON.stringify(row)}`)
      },
    }),
    update: (table: object, { id }: { id: string }) => ({
      set: async (row: object) => {
        asked.push(`update ${nameOf(table)} ${id} ${JSON.stringify(row)}`)
      },
    }),
  }
  return { asked, context: { db, chain: { id: 56 } } }
}

const log = { address: '0xAbCd', topics: [], data: '0x', logIndex: 4 }
const event = {
  log,
  block: { number: 12n, timestamp: 99n, hash: '0xblock' },
  transaction: { hash: '0xhash', from: '0xFrOm', input: '0x1234' },
  args: { value: 5n },
}

/** Hands an event to a handler on an engine with these rows. */
async function handle(handler: object, rows: Readonly<Record<string, object>> = {}) {
  const { asked, context } = engineWith(rows)
  await applyHandler(handler)({ event, context })
  return asked
}

beforeEach(() => reportEvent.mockReset())

test('a handler sees the event free of the engine, its addresses in lower case', async () => {
  const reads = vi.fn(() => [])
  await handle({ reads, writes: () => [] })
  expect(reads).toHaveBeenCalledWith({
    chainId: 56,
    address: '0xabcd',
    args: { value: 5n },
    blockNumber: 12,
    timestamp: 99,
    logIndex: 4,
    txHash: '0xhash',
    sender: '0xfrom',
    input: '0x1234',
  })
})

test('a row that was found is changed, one that was not is made', async () => {
  const handler = {
    reads: () => [
      { table: 'token', id: 'a' },
      { table: 'token', id: 'b' },
    ],
    writes: () => [
      { table: 'token', row: { id: 'a', name: 'changed' } },
      { table: 'token', row: { id: 'b', name: 'made' } },
    ],
  }
  expect(await handle(handler, { 'token a': { id: 'a' } })).toEqual([
    'find token a',
    'find token b',
    'update token a {"name":"changed"}',
    'insert token {"id":"b","name":"made"}',
  ])
})

test('what the first rows name is read after them, and a handler sees both, and no others', async () => {
  const seen: unknown[] = []
  const handler = {
    reads: () => [{ table: 'lock', id: '1' }],
    readsNext: (_: unknown, rows: { get: (table: string, id: string) => { token: string } }) => [
      { table: 'token', id: rows.get('lock', '1').token },
    ],
    writes: (_: unknown, rows: { get: (table: string, id: string) => unknown }) => {
      seen.push(rows.get('lock', '1'), rows.get('token', 'a'), rows.get('token', 'b'))
      return []
    },
  }
  const rows = { 'lock 1': { token: 'a' }, 'token a': { id: 'a' }, 'token b': { id: 'b' } }
  expect(await handle(handler, rows)).toEqual(['find lock 1', 'find token a'])
  expect(seen).toEqual([{ token: 'a' }, { id: 'a' }, undefined])
})

test('an event is reported once its rows are written, and not when a handler refuses it', async () => {
  await handle({ reads: () => [], writes: () => [] })
  expect(reportEvent).toHaveBeenCalledExactlyOnceWith(56, 12, '0xblock', log)
  reportEvent.mockReset()
  const refusing = {
    reads: () => [],
    writes: () => {
      throw new Error('impossible')
    },
  }
  await expect(handle(refusing)).rejects.toThrow('impossible')
  expect(reportEvent).not.toHaveBeenCalled()
})
