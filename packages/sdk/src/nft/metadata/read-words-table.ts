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
  readonly fault: NftWordsFault | 'no-key-column' | 'no-key' | 'key-twice'
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
 * @param cells rows of cells, the heading first
 */
export function readWordsTable(cells: readonly (readonly string[])[]): WordsTable {
  const heads = (cells[0] ?? []).map((head) => head.trim())
  if (!heads.some((head) => keyColumns.has(head.toLowerCase())))
    return { rows: [], issues: [{ line: 1, fault: 'no-key-column' }] }
  const rows = new Map<string, WordsRow>()
  const issues: WordsTableIssue[] = []
  for (const [index, given] of cells.entries()) {
    if (index === 0 || given.every((cell) => cell.trim() === '')) continue
    const row = readRow(heads, given, index + 1)
    const { key, line } = row
    const fault = findWordsFault({ name: '', description: '', traits: [], ...row })
    if (key === '') issues.push({ line, fault: 'no-key' })
    else if (rows.has(key)) issues.push({ line, fault: 'key-twice', key })
    else if (fault) issues.push({ line, fault, key })
    else rows.set(key, row)
  }
  return { rows: [...rows.values()], issues }
}
