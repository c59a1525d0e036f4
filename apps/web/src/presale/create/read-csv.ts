import {
  createWhitelistReader,
  type WhitelistReading,
} from '@slipway/sdk/whitelist/read-whitelist-text'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { breathe } from '../../shell/breathe.ts'
import { SLICE_LINES } from './read-whitelist.ts'

export interface CsvProgress {
  readonly done: number
  readonly total: number
  /** Lines in a second, as measured so far. */
  readonly perSecond: number
}

const separators = /[,;\t]/
const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** A row of any order of columns as a line of the form: the address, and the tier where a cell names it. */
function toLine(row: string): string {
  const cells = row.split(separators).map(unquote)
  const address = cells.find((cell) => /^0x/i.test(cell)) ?? cells[0] ?? ''
  const tier = cells
    .map((cell) => /^(?:t|tier|level)?\s*([12])$/i.exec(cell)?.[1])
    .find((level) => level !== undefined)
  return tier ? `${address},${tier}` : address
}

/** Whether the first row names the columns instead of a wallet. */
const isHeading = (row: string) => row.trim() !== '' && !/0x[0-9a-f]/i.test(row)

/**
 * Reads a file of wallets in slices: an address in each row and, if wanted, its tier in another column.
 * @param preset tier of rows that name none
 * @throws an AbortError when `signal` says so
 */
export async function readCsv(
  text: string,
  signal: AbortSignal,
  onProgress: (progress: CsvProgress) => void,
  preset: WhitelistLevel = 1,
): Promise<WhitelistReading> {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  // The heading stays an empty line, so that lines keep their numbers.
  if (rows[0] !== undefined && isHeading(rows[0])) rows[0] = ''
  const reader = createWhitelistReader(preset)
  const startedAt = performance.now()
  for (let start = 0; start < rows.length; start += SLICE_LINES) {
    const slice = rows.slice(start, start + SLICE_LINES)
    reader.read(slice.map(toLine))
    const done = start + slice.length
    const seconds = Math.max(0.001, (performance.now() - startedAt) / 1_000)
    onProgress({ done, total: rows.length, perSecond: Math.round(done / seconds) })
    await breathe(signal)
  }
  return reader.result()
}
