import { m } from '@slipway/messages'
import { findWordsFault, type NftWords } from '@slipway/sdk/nft/metadata/nft-words'
import { readNftWords } from '@slipway/sdk/nft/metadata/read-nft-words'
import { breathe } from '../../core/breathe.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import {
  type Asset,
  type AssetSet,
  type SharedWords,
  sortFiles,
  withTable,
  withWordsByStem,
  wordsOf,
} from './asset-set.ts'
import { type TableOutcome, wordsFaultText } from './asset-texts.ts'
import type { AssetKind } from './store-assets.ts'

export { withWords } from './asset-set.ts'

async function readWordsFile(file: File): Promise<Partial<NftWords> | undefined> {
  try {
    return readNftWords(JSON.parse(await file.text()))
  } catch {
    return undefined
  }
}

async function readMetadata(files: ReadonlyMap<string, File>) {
  const words = new Map<string, Partial<NftWords>>()
  let unreadable = 0
  for (const [stem, file] of files) {
    const read = await readWordsFile(file)
    if (read) words.set(stem, read)
    else unreadable += 1
  }
  return { words, unreadable }
}

const unloaded: TableOutcome = { taken: 0, problems: [{ line: 0, fault: 'unloaded' }] }

/** @throws ChunkTimeoutError or what the browser throws, when the reader did not load */
const loadReader = () => withChunkTimeout(import('./read-table.ts'))

/** Takes the words of a table over. */
export async function applyTable(
  assets: readonly Asset[],
  file: File,
): Promise<{ readonly assets: readonly Asset[]; readonly outcome: TableOutcome }> {
  const reader = await loadReader().catch(() => undefined)
  if (!reader) return { assets, outcome: unloaded }
  const { rows, issues } = await reader.readTable(file)
  const joined = withTable(assets, rows)
  const strangers = joined.strangers.map(
    ({ line, key }) => ({ line, key, fault: 'stranger' }) as const,
  )
  const outcome: TableOutcome = {
    taken: rows.length - strangers.length,
    problems: [...issues, ...strangers].toSorted((left, right) => left.line - right.line),
  }
  return { assets: joined.assets, outcome }
}

interface ReadAssets extends Pick<AssetSet, 'assets' | 'leftOut'> {
  readonly unreadable: number
  readonly table: TableOutcome | undefined
}

/** Files between two breaths of the page: twenty milliseconds of questions. */
const SLICE = 100

/**
 * Has the browser look up how large files are, in slices that leave the page free to answer. It asks the disk when a size is
 * first read, one file after the other and with the page held up, and knows it from then on.
 */
export async function learnSizes(files: readonly File[]): Promise<void> {
  for (let at = 0; at < files.length; at += SLICE) {
    for (const file of files.slice(at, at + SLICE)) void file.size
    await breathe()
  }
}

/** Puts chosen files in order, with the words that lie beside them. */
export async function readAssets(files: readonly File[], kind: AssetKind): Promise<ReadAssets> {
  await learnSizes(files)
  const set = sortFiles(files)
  const chosen = kind === 'single' ? set.assets.slice(0, 1) : set.assets
  const { words, unreadable } = await readMetadata(set.metadata)
  let assets = withWordsByStem(chosen, words)
  let table: TableOutcome | undefined
  for (const file of set.tables) {
    const next = await applyTable(assets, file)
    assets = next.assets
    table = next.outcome
  }
  return { assets, leftOut: set.leftOut, unreadable, table }
}

/** What keeps files from being stored; undefined for nothing. */
export function findProblem(assets: readonly Asset[], shared: SharedWords): string | undefined {
  for (const [number, asset] of assets.entries()) {
    const words = wordsOf(asset, number, shared)
    if (words.name.trim() === '') return m.nftfile_name_missing()
    const fault = findWordsFault(words)
    if (fault) return m.nftfile_fault_of({ number, text: wordsFaultText(fault) })
  }
  return undefined
}
