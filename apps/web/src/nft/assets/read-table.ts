import { decodeList } from '@slipway/sdk/list/decode-list'
import { splitList } from '@slipway/sdk/list/split-list'
import { readWordsTable, type WordsTable } from '@slipway/sdk/nft/metadata/read-words-table'
import Papa from 'papaparse'
import type { Asset } from './asset-set.ts'

/** Reads a table of metadata, cut into cells as every list is. */
export async function readTable(file: Blob): Promise<WordsTable> {
  return readWordsTable(splitList(decodeList(new Uint8Array(await file.arrayBuffer()))))
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
