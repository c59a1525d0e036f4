import { createRequire } from 'node:module'
import { onchainTable } from 'ponder'
import { beforeEach, expect, test } from 'vitest'
import { enginePackage } from '../release/engine-package.ts'
import { mergeClosings } from './merge-closings.ts'

const engine = enginePackage()
const { drizzle } = createRequire(`${engine}/package.json`)('drizzle-orm/node-postgres')
const { commitBlock } = await import(`${engine}/dist/esm/database/actions.js`)

interface Sent {
  text: string
  name?: string
  values: unknown
}

let sent: Sent[]
let problem: Error | undefined

/** What the engine's connection does with a statement, without a database. */
class Connection {
  async query(statement: string | { text: string; name?: string }, values?: unknown) {
    const { text, name } = typeof statement === 'string' ? { text: statement } : statement
    sent.push({ text, values, ...(name && { name }) })
    if (problem) throw problem
    return { rows: [], rowCount: 0 }
  }
}
mergeClosings(Connection as never)

beforeEach(() => {
  sent = []
  problem = undefined
})

// As the engine does before it reads the schema.
Object.assign(globalThis, { PONDER_NAMESPACE_BUILD: { schema: 'index_a' } })
const tables = ['token', 'presale', 'lock'].map((name) =>
  onchainTable(name, (t) => ({ id: t.text().primaryKey() })),
)

/** As the engine does at the end of a block. */
function close(connection: Connection, checkpoint: string) {
  const db = drizzle(connection)
  const wrap = async (_label: object, run: (handle: object) => unknown) => run(db)
  return Promise.all(
    tables.map((table) =>
      commitBlock({ wrap }, { table, checkpoint, preBuild: { ordering: 'multichain' } }),
    ),
  )
}

test('the engine closes a block in all tables by one statement', async () => {
  await close(new Connection(), '7')
  expect(sent).toHaveLength(1)
  const [{ text, name, values } = {} as Sent] = sent
  expect(text.match(/update "index_a"\."_reorg__(?:token|presale|lock)" set/g)).toHaveLength(3)
  expect(values).toEqual(['7', '9'.repeat(75)])
  await close(new Connection(), '8')
  expect(sent[1]).toEqual({ text, name, values: ['8', '9'.repeat(75)] })
})

test('blocks, connections and other statements are kept apart, in the order that they came', async () => {
  const [one, other] = [new Connection(), new Connection()]
  await Promise.all([close(one, '1'), close(one, '2'), close(other, '1'), close(other, '3')])
  expect(sent.map(({ values }) => (values as string[])[0]).sort()).toEqual(['1', '1', '2', '3'])

  sent = []
  const closed = close(one, '4')
  await new Promise<void>((settle) => queueMicrotask(settle))
  await new Promise<void>((settle) => process.nextTick(settle))
  await one.query('commit')
  await closed
  expect(sent.map(({ text }) => text === 'commit')).toEqual([false, true])
})

test('every table hears of a failure', async () => {
  problem = new Error('no room left')
  const connection = new Connection()
  const closings = tables.map(async (_, n) => {
    const text = `update "a"."_reorg__${n}" set "checkpoint" = $1 where "a"."_reorg__${n}"."checkpoint" = $2`
    await connection.query({ text }, ['1', '2'])
  })
  const ends = await Promise.allSettled(closings)
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual(
    tables.map(() => problem),
  )
  expect(sent).toHaveLength(1)
})
