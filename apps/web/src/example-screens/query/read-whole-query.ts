import type { QueryRow } from './query-row.ts'
import type { QuerySearch } from './query-search.ts'
import { type QueryPage, readQueryPage } from './read-query-page.ts'

/** Most rows of a file: whoever needs more narrows the list. */
export const MOST_EXPORTED = 5_000
/** The most that the index gives at once. */
const PAGE = 100

/**
 * Every row of a list, page after page.
 *
 * @param onRows how many there are so far
 * @returns the rows, and whether there are more than a file takes
 * @throws whatever a page fails with; a file with a hole is none
 */
export async function readWholeQuery(
  search: QuerySearch,
  { signal, onRows }: { signal: AbortSignal; onRows: (count: number) => void },
  readPage = readQueryPage,
): Promise<{ rows: readonly QueryRow[]; isCut: boolean }> {
  const rows = new Map<string, QueryRow>()
  let cursor: string | null = ''
  while (cursor !== null && rows.size < MOST_EXPORTED) {
    signal.throwIfAborted()
    const page: QueryPage = await readPage(search, { limit: PAGE, cursor, signal })
    // What moves down the list while it is read would come twice.
    for (const row of page.rows) rows.set(row.id, row)
    cursor = page.nextCursor
    onRows(rows.size)
  }
  return { rows: [...rows.values()].slice(0, MOST_EXPORTED), isCut: cursor !== null }
}
