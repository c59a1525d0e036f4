import type pg from 'pg'
import type { OpenedDatabase } from '../src/database/read-database.ts'

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

type Send = (query: { text: string }, ...rest: unknown[]) => Promise<unknown>

/** Follows what a reader sends, and how many blocks the server touched for it. */
export function watchBlocks(
  opened: OpenedDatabase,
  explain: pg.Pool,
): (read: () => Promise<unknown>) => Promise<number> {
  const send = opened.pool.query.bind(opened.pool) as unknown as Send
  let blocks = 0
  const watched: Send = async (query, ...rest) => {
    const values = (rest.find(Array.isArray) ?? []) as unknown[]
    const { rows } = await explain.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query.text}`,
      values,
    )
    const plan = rows[0]['QUERY PLAN'][0].Plan as Plan
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return send(query, ...rest)
  }
  Object.assign(opened.pool, { query: watched })
  return async (read: () => Promise<unknown>) => {
    blocks = 0
    await read()
    return blocks
  }
}
