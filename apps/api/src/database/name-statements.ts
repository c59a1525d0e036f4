import type { DatabasePool } from '@slipway/database/connection/database-pool'

/** A connection keeps its statements until it closes: texts beyond these are planned each time. */
const MAX_NAMES = 400

interface Statement {
  text: string
  name?: string
}

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/**
 * Gives every statement of a pool a name, so that the server plans it once for a connection instead of once for a
 * request: planning the widest read costs three times what running it does. The texts come from our own code alone,
 * values travel apart from them.
 */
export function nameStatements(pool: DatabasePool): DatabasePool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES) return known
    const name = `read_${names.size}`
    names.set(text, name)
    return name
  }
  const send = pool.query.bind(pool) as (...parameters: unknown[]) => unknown
  const named = (query: unknown, ...rest: unknown[]) => {
    const name = isStatement(query) ? nameOf(query.text) : undefined
    return send(name === undefined ? query : { ...(query as Statement), name }, ...rest)
  }
  return Object.assign(pool, { query: named as typeof pool.query })
}
