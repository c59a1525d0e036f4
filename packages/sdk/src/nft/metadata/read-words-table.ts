import type { SplitList } from '../../list/split-list.ts'
import { findWordsFault, type NftTrait, type NftWords, type NftWordsFault } from './nft-words.ts'

/** What a row says of one NFT; what it leaves empty stays as it was. */
export interface WordsRow extends Partial<NftWords> {
  /** Name of the file, with or without its ending; or the number of the NFT. */
  readonly key: string
  /** Line of the file that it was read from, from 1. */
  readonly line: number
}

/** What is wrong with a table, by line. */
export interface WordsTableIssue {
  readonly line: number
  readonly fault:
    | NftWordsFault
    | 'no-key-column'
    | 'no-key'
    | 'key-twice'
    | 'cell-beyond'
    | 'quote-open'
  readonly key?: string
}

/** A table as read: rows without a fault, and the faults of the others. */
export interface WordsTable {
  readonly rows: readonly WordsRow[]
  readonly issues: readonly WordsTableIssue[]
}

const keyColumns = new Set(['file', 'id'])
const wordColumns = new Set(['name', 'description'])

function readRow(heads: readonly string[], cells: readonly string[], line: number): WordsRow {
  const names = heads.map((head) => head.toLowerCase())
  const cellOf = (name: string) => cells[names.indexOf(name)]?.trim() ?? ''
  const key = cells[names.findIndex((name) => keyColumns.has(name))]?.trim() ?? ''
  const traits: NftTrait[] = []
  for (const [index, name] of names.entries()) {
    const value = cells[index]?.trim() ?? ''
    const isTrait = name !== '' && !keyColumns.has(name) && !wordColumns.has(name)
    if (isTrait && value !== '') traits.push({ trait: heads[index] ?? '', value })
  }
  return {
    key,
    line,
    ...(cellOf('name') !== '' && { name: cellOf('name') }),
    ...(cellOf('description') !== '' && { description: cellOf('description') }),
    ...(traits.length > 0 && { traits }),
  }
}

/**
 * Reads a table of metadata: a heading with `file` or `id`, and any of `name` and `description`; every other column is a
 * trait by its heading.
 *
 * @param split rows of cells, the heading first
 */
export function readWordsTable({
  rows: given,
  quoteFaults,
}: Omit<SplitList, 'separator'>): WordsTable {
  const filled = given.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...lines] = filled
  const heads = (first?.cells ?? []).map((head) => head.trim())
  if (!heads.some((head) => keyColumns.has(head.toLowerCase())))
    return { rows: [], issues: [{ line: first?.line ?? 1, fault: 'no-key-column' }] }
  const rows = new Map<string, WordsRow>()
  const issues: WordsTableIssue[] = []
  const width = heads.findLastIndex((head) => head !== '') + 1
  for (const { line, cells } of lines) {
    const row = readRow(heads, cells, line)
    const { key } = row
    const fault = findWordsFault({ name: '', description: '', traits: [], ...row })
    if (quoteFaults.includes(line)) issues.push({ line, fault: 'quote-open', key })
    else if (cells.slice(width).some((cell) => cell.trim() !== ''))
      issues.push({ line, fault: 'cell-beyond', key })
    else if (key === '') issues.push({ line, fault: 'no-key' })
    else if (rows.has(key)) issues.push({ line, fault: 'key-twice', key })
    else if (fault) issues.push({ line, fault, key })
    else rows.set(key, row)
  }
  return { rows: [...rows.values()], issues }
}
