import type { ReadDatabase } from './read-database.ts'

const prepared = new WeakMap<ReadDatabase, Map<string, unknown>>()

/**
 * Builds a query once for a database and kind of question, and hands out the built one from then on: putting the text
 * of a wide read together costs more than a third of what answering it does.
 *
 * @param build ends in `.prepare('')`: names are given by the pool (name-statements.ts)
 * @param key everything that changes the query's text; values belong into placeholders
 */
export function prepareOnce<Query>(
  database: ReadDatabase,
  key: string,
  build: (database: ReadDatabase) => Query,
): Query {
  const ofDatabase = prepared.get(database) ?? new Map<string, unknown>()
  prepared.set(database, ofDatabase)
  const found = ofDatabase.get(key) as Query | undefined
  if (found !== undefined) return found
  const built = build(database)
  ofDatabase.set(key, built)
  return built
}
