import { writeNftMetadata } from '@slipway/sdk/nft/metadata/write-nft-metadata'
import { breathe } from '../../core/breathe.ts'
import type { Content } from './asset-messages.ts'
import { type Asset, isFilm, type SharedWords, wordsOf } from './asset-set.ts'
import {
  type FolderFile,
  type StoreParts,
  type StoreProgress,
  storeFile,
  storeFolder,
} from './store-folder.ts'

/** How far a collection's files are: first what it shows, then what it says. */
export interface AssetProgress extends StoreProgress {
  readonly part: 'media' | 'words'
}

/** One file for each NFT, or one for all. */
export type AssetKind = 'folder' | 'single'

export interface StoreParams {
  readonly kind: AssetKind
  readonly assets: readonly Asset[]
  readonly shared: SharedWords
}

/** Metadata files that are written between two breaths of the page. */
const WORDS_SLICE = 1_000

async function storeSingle(
  asset: Asset,
  shared: SharedWords,
  store: (content: Content, part: AssetProgress['part']) => Promise<string>,
): Promise<string> {
  const uri = await store(asset.file, 'media')
  const text = writeNftMetadata(wordsOf(asset, 0, shared), { uri, isFilm: isFilm(asset) })
  return await store(text, 'words')
}

/**
 * Stores pictures and films, then the metadata that lead to them. Files are named by the number of their NFT, as the collection
 * looks them up: `0.png`, `0.json`.
 *
 * @returns what the collection takes: the base URI with its slash, or the URI of the one file
 * @throws as `storeFolder`
 */
export async function storeAssets(
  { kind, assets, shared }: StoreParams,
  tell: (progress: AssetProgress) => void,
  parts: StoreParts,
  signal: AbortSignal,
): Promise<string> {
  const [first] = assets
  if (kind === 'single' && first)
    return await storeSingle(first, shared, (content, part) =>
      storeFile(content, (progress) => tell({ ...progress, part }), parts, signal),
    )
  const nameOf = (asset: Asset, number: number) => `${number}.${asset.ending}`
  const base = await storeFolder(
    assets.map((asset, number) => ({ name: nameOf(asset, number), content: asset.file })),
    (progress) => tell({ ...progress, part: 'media' }),
    parts,
    signal,
  )
  const words: FolderFile[] = []
  for (const [number, asset] of assets.entries()) {
    const media = { uri: `${base}${nameOf(asset, number)}`, isFilm: isFilm(asset) }
    const content = writeNftMetadata(wordsOf(asset, number, shared), media)
    words.push({ name: `${number}.json`, content })
    if (words.length % WORDS_SLICE === 0) await breathe(signal)
  }
  return await storeFolder(words, (progress) => tell({ ...progress, part: 'words' }), parts, signal)
}
