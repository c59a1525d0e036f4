import { createHash } from 'node:crypto'

/** How the engine closes a block in the history of one table: rows without a checkpoint get the one of the block. */
const CLOSING =
  /^update "[^"]+"\."_reorg__[^"]+" set "checkpoint" = \$1 where (?:"[^"]+"\.){2}"checkpoint" = \$2$/

interface Connection {
  query: (...parts: unknown[]) => unknown
}

/** A statement that waits for others, to be sent with them. */
interface Waiting {
  readonly text: string
  readonly settle: (answer: unknown) => void
  readonly fail: (reason: unknown) => void
}

/** Statements with the same values. */
interface Batch {
  readonly values: readonly unknown[]
  readonly waiting: Waiting[]
}

function readText(statement: unknown): string | undefined {
  const text = (statement as { text?: unknown } | null | undefined)?.text
  return typeof text === 'string' && CLOSING.test(text) ? text : undefined
}

/** All in one statement: each writes another table, so that none has to see what another wrote. */
function merge(texts: readonly string[]) {
  const text = `WITH ${texts.map((one, n) => `closed_${n} AS (${one})`).join(', ')} SELECT`
  // By its name a connection parses it once.
  return { name: createHash('sha1').update(text).digest('hex'), text }
}

/**
 * Makes the engine's connections close a block in one statement. The engine sends one for each table of the schema, and
 * the database works through them one answer at a time, which takes longer than the rows of the block.
 */
export function mergeClosings({ prototype }: { prototype: Connection }): void {
  const { query } = prototype
  const batches = new WeakMap<Connection, Batch>()

  async function send(connection: Connection): Promise<void> {
    const batch = batches.get(connection)
    if (!batch) return
    batches.delete(connection)
    const { values, waiting } = batch
    try {
      await query.call(connection, merge(waiting.map(({ text }) => text)), values)
      for (const { settle } of waiting) settle({ command: 'UPDATE', rows: [], fields: [] })
    } catch (reason) {
      for (const { fail } of waiting) fail(reason)
    }
  }

  prototype.query = function (this: Connection, ...parts) {
    const [statement, values] = parts
    const text = readText(statement)
    if (text === undefined || !Array.isArray(values)) {
      // What comes later has to find the block closed.
      void send(this)
      return query.apply(this, parts)
    }
    if (batches.get(this)?.values.join() !== values.join()) void send(this)
    const batch: Batch = batches.get(this) ?? { values, waiting: [] }
    if (batch.waiting.length === 0) setImmediate(() => send(this))
    batches.set(this, batch)
    return new Promise((settle, fail) => batch.waiting.push({ text, settle, fail }))
  }
}
