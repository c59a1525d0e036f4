import { z } from 'zod'
import { ApiError } from './api-error.ts'

const cursorSchema = z.tuple([z.string().max(20), z.string().max(200), z.string().max(120)])

/** The place after which a page starts: the sort it belongs to, the sort value and the id of the last row shown. */
export interface PageCursor {
  sort: string
  value: string
  id: string
}

/** What the sort value of a cursor looks like: anything else never reaches the database. */
export type CursorValueKind = 'integer' | 'uint256' | 'text' | 'none'

const valuePatterns: Record<CursorValueKind, RegExp> = {
  integer: /^\d{1,18}$/,
  uint256: /^\d{1,78}$/,
  text: /^\P{Cc}*$/u,
  none: /^$/,
}

/** Ids of the index: chain id, then addresses or numbers. */
const idPattern = /^[0-9a-fx-]{1,120}$/

/** Writes a cursor as opaque, URL-safe text. */
export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify([cursor.sort, cursor.value, cursor.id])).toString('base64url')
}

/**
 * Reads a cursor back.
 *
 * @param sort the sort of this request: a cursor of another sort has no meaning in it
 * @param kind what the sort value must look like
 * @throws {ApiError} `CURSOR_INVALID` for anything that `encodeCursor` did not write for this sort
 */
export function decodeCursor(
  text: string | undefined,
  sort: string,
  kind: CursorValueKind,
): PageCursor | undefined {
  if (text === undefined) return undefined
  const [cursorSort, value, id] = parseCursor(text)
  if (cursorSort !== sort) {
    throw new ApiError('CURSOR_INVALID', 'the cursor belongs to another sort')
  }
  if (!valuePatterns[kind].test(value) || !idPattern.test(id)) {
    throw new ApiError('CURSOR_INVALID', 'the cursor is not one of ours')
  }
  return { sort, value, id }
}

function parseCursor(text: string): [string, string, string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new ApiError('CURSOR_INVALID', 'the cursor is not one of ours', { cause })
  }
}
