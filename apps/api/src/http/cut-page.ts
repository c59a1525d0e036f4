import { encodeCursor, type PageCursor } from './page-cursor.ts'

/**
 * Cuts a page out of its rows, of which one more was read than asked for.
 *
 * @param cursorOf the place of the page's last row
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => PageCursor,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: last === undefined ? null : encodeCursor(cursorOf(last)) }
}
