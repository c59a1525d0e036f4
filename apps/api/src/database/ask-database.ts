import { SQL, StringChunk } from 'drizzle-orm'
import type { ReadDatabase } from './read-database.ts'

function put(chunk: unknown, texts: string[], values: unknown[]): void {
  if (chunk instanceof StringChunk) texts.push(...chunk.value)
  else if (chunk instanceof SQL) for (const part of chunk.queryChunks) put(part, texts, values)
  else texts.push(`$${values.push(chunk)}`)
}

/**
 * Asks with a statement of texts and values alone, without tables and columns of the query builder: to look at each part for
 * what it may be takes the builder as long as the rest of a read.
 */
export async function askDatabase<Row>(database: ReadDatabase, statement: SQL): Promise<Row[]> {
  const texts: string[] = []
  const values: unknown[] = []
  put(statement, texts, values)
  return (await database.$client.query({ text: texts.join('') }, values)).rows
}
