import { readWordsTable, type WordsTable } from '@slipway/sdk/nft/metadata/read-words-table'
import Papa from 'papaparse'
import type { Asset } from './asset-set.ts'

/** Reads a table of metadata: commas, semicolons or tabs, quoted as spreadsheets do. */
export async function readTable(file: Blob): Promise<WordsTable> {
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: false })
  return readWordsTable(data)
}

/** The table of a collection as it stands, to be filled in elsewhere. */
export function writeTable(assets: readonly Asset[]): string {
  const traits = [...new Set(assets.flatMap(({ words }) => words.traits.map(({ trait }) => trait)))]
  const rows = assets.map(({ file, words }) => [
    file.name,
    words.name,
    words.description,
    ...traits.map((name) => words.traits.find(({ trait }) => trait === name)?.value ?? ''),
  ])
  // Spreadsheets run what begins like a formula.
  return Papa.unparse([['file', 'name', 'description', ...traits], ...rows], {
    escapeFormulae: true,
  })
}
