import { formatInteger, formatNames, m } from '@slipway/messages'
import type { UsedColumn } from '@slipway/sdk/list/read-list-table'

/** The name of a column: its heading, else its number. */
export const columnText = ({ index, heading }: UsedColumn): string =>
  heading === '' ? m.listfile_column({ number: formatInteger(index + 1) }) : heading

/** Which columns of a list are not used; undefined where all are. */
export function unusedText(columns: readonly UsedColumn[]): string | undefined {
  if (columns.length === 0) return undefined
  return m.listfile_unused({ columns: formatNames(columns.map(columnText)) })
}
