import { decodeList } from '@slipway/sdk/list/decode-list'
import type { ListKind } from '@slipway/sdk/list/list-kinds'
import { readListTable } from '@slipway/sdk/list/read-list-table'

import { SHOWN_COLUMNS } from './shown-columns.ts'

/** Bytes of a file that are looked at before it is read. */
export const HEAD_BYTES = 65_536
/** Rows that are shown with their columns. */
const SHOWN_ROWS = 3
/** Longest text of a cell that is shown, in characters. */
const SHOWN_TEXT = 60
const NEW_LINE = 10
const RETURN = 13

/** A column of a file as it is shown. */
export interface HeadColumn {
  /** From 0. */
  readonly index: number
  /** Empty where the file has no heading. */
  readonly heading: string
  /** Cells of the first rows. */
  readonly samples: readonly string[]
}

/** The beginning of a file, as its columns are understood. */
export interface ListHead {
  readonly hasHeading: boolean
  readonly columns: readonly HeadColumn[]
  /** What the columns seem to mean. */
  readonly places: Readonly<Partial<Record<string, number>>>
}

/** Whole lines at the beginning of a file: the last one may be cut. */
function wholeLines(bytes: Uint8Array, isWhole: boolean): Uint8Array {
  if (isWhole) return bytes
  const end = Math.max(bytes.lastIndexOf(NEW_LINE), bytes.lastIndexOf(RETURN))
  return end === -1 ? bytes : bytes.subarray(0, end + 1)
}

const shorten = (cell: string) =>
  cell.length > SHOWN_TEXT ? `${cell.slice(0, SHOWN_TEXT - 1)}…` : cell

/** Reads the beginning of a list. @returns undefined for a file without a row */
export async function readListHead(file: Blob, kind: ListKind): Promise<ListHead | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = decodeList(wholeLines(bytes, file.size <= HEAD_BYTES))
  const { heading, columns, lines, width } = readListTable(text, kind)
  if (lines.length === 0) return undefined
  // With a heading its columns are the list's; a cell beyond them is nobody's choice.
  const filled = heading ? [] : lines.map(({ cells }) => cells.findLastIndex(Boolean) + 1)
  const shown = Math.min(Math.max(width, ...filled), SHOWN_COLUMNS)
  const places = Object.entries(columns).flatMap(([name, column]) =>
    column && column.index < shown ? [[name, column.index] as const] : [],
  )
  return {
    hasHeading: heading !== undefined,
    columns: Array.from({ length: shown }, (_, index) => ({
      index,
      heading: shorten(heading?.cells[index] ?? ''),
      samples: lines.slice(0, SHOWN_ROWS).map(({ cells }) => shorten(cells[index] ?? '')),
    })),
    places: Object.fromEntries(places),
  }
}
