import { m } from '@slipway/messages'
import { findWordsFault, type NftWords } from '@slipway/sdk/nft/metadata/nft-words'
import { readNftWords } from '@slipway/sdk/nft/metadata/read-nft-words'
import { useState } from 'react'
import { withChunkTimeout } from '../../shell/lazy-part.ts'
import {
  type Asset,
  type LeftOut,
  type SharedWords,
  sortFiles,
  withTable,
  withWords,
  withWordsByStem,
  wordsOf,
} from './asset-set.ts'
import { type TableProblem, wordsFaultText } from './asset-texts.ts'
import { learnSizes } from './learn-sizes.ts'
import type { AssetKind } from './store-assets.ts'

/** What the last table did. */
export interface TableOutcome {
  readonly taken: number
  readonly problems: readonly TableProblem[]
}

/** Files of a collection that somebody is putting together; nothing of it leaves the page before it is stored. */
export interface Assets {
  readonly kind: AssetKind
  /** Which NFT gets which file is drawn later, so that no name can tell its number. */
  readonly isDrawn: boolean
  readonly assets: readonly Asset[]
  readonly leftOut: readonly LeftOut[]
  /** Metadata files that are no metadata. */
  readonly unreadable: number
  readonly table: TableOutcome | undefined
  readonly isReading: boolean
  /** Files were chosen, and none can be shown. */
  readonly isEmptyChoice: boolean
  readonly shared: SharedWords
  readonly choose: (files: readonly File[]) => Promise<void>
  readonly clear: () => void
  readonly edit: (number: number, words: Partial<NftWords>) => void
  readonly share: (words: Partial<SharedWords>) => void
  readonly takeTable: (file: File) => Promise<void>
  /** What keeps the files from being stored; undefined for nothing. */
  readonly findProblem: () => string | undefined
}

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

async function applyTable(assets: readonly Asset[], file: File) {
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

const nothing = {
  assets: [] as readonly Asset[],
  leftOut: [] as readonly LeftOut[],
  unreadable: 0,
  table: undefined as TableOutcome | undefined,
}

/** @param readName tells the collection's, for what its NFTs are called at first */
export function useAssets(
  kind: AssetKind,
  { isDrawn, readName }: { readonly isDrawn: boolean; readonly readName: () => string },
): Assets {
  const [read, setRead] = useState(nothing)
  const [isReading, setReading] = useState(false)
  const [isEmptyChoice, setEmptyChoice] = useState(false)
  const [shared, setShared] = useState<SharedWords>({ name: '', description: '' })

  const choose = async (files: readonly File[]) => {
    setReading(true)
    try {
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
      setRead({ assets, leftOut: set.leftOut, unreadable, table })
      setEmptyChoice(assets.length === 0)
      if (shared.name === '') {
        const isNumbered = kind === 'folder' && !isDrawn
        const name = isNumbered ? `${readName()} #`.trim() : readName()
        setShared({ ...shared, name })
      }
    } finally {
      setReading(false)
    }
  }
  return {
    ...read,
    kind,
    isDrawn,
    isReading,
    isEmptyChoice,
    shared,
    choose,
    clear: () => {
      setRead(nothing)
      setEmptyChoice(false)
    },
    edit: (number, words) =>
      setRead((before) => ({ ...before, assets: withWords(before.assets, number, words) })),
    share: (words) => setShared((before) => ({ ...before, ...words })),
    takeTable: async (file) => {
      const { assets, outcome } = await applyTable(read.assets, file)
      setRead((before) => ({ ...before, assets, table: outcome }))
    },
    findProblem: () => {
      for (const [number, asset] of read.assets.entries()) {
        const words = wordsOf(asset, number, shared)
        if (words.name.trim() === '') return m.nftfile_name_missing()
        const fault = findWordsFault(words)
        if (fault) return m.nftfile_fault_of({ number, text: wordsFaultText(fault) })
      }
      return undefined
    },
  }
}
