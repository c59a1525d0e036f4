import type { NftWords } from '@slipway/sdk/nft/metadata/nft-words'
import type { WordsRow } from '@slipway/sdk/nft/metadata/read-words-table'
import { assetLimits, mediaEndings } from './asset-limits.ts'

/** A picture or film of a collection with its words. Its place in the set is the number of its NFT. */
export interface Asset {
  readonly file: File
  /** Name of the file without its ending. */
  readonly stem: string
  /** Lower case, without the dot. */
  readonly ending: string
  /** An empty name or description is the one of all. */
  readonly words: NftWords
}

/** A file that is left out, and why. */
export interface LeftOut {
  readonly name: string
  readonly reason: 'kind' | 'empty' | 'too-large' | 'name-twice' | 'too-many'
}

/** Chosen files in order. */
export interface AssetSet {
  readonly assets: readonly Asset[]
  /** Metadata files that lie beside the pictures, by stem. */
  readonly metadata: ReadonlyMap<string, File>
  readonly tables: readonly File[]
  readonly leftOut: readonly LeftOut[]
}

const noWords: NftWords = { name: '', description: '', traits: [] }
const media = new Set<string>(mediaEndings)
const films = new Set(['mp4', 'webm'])
/** `2.png` comes before `10.png`. */
const order = new Intl.Collator('en', { numeric: true })

export const isFilm = ({ ending }: Pick<Asset, 'ending'>): boolean => films.has(ending)

function splitName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot < 1
    ? { stem: name, ending: '' }
    : { stem: name.slice(0, dot), ending: name.slice(dot + 1).toLowerCase() }
}

function whyNot(file: File, ending: string, hasStem: boolean, count: number) {
  if (!media.has(ending)) return 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > assetLimits.fileBytes) return 'too-large'
  if (hasStem) return 'name-twice'
  return count >= assetLimits.files ? 'too-many' : undefined
}

/** Files that a system keeps for itself. */
const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db'

/** Puts chosen files in order: pictures and films by name, numbers as numbers; metadata and tables beside them. */
export function sortFiles(files: readonly File[]): AssetSet {
  const assets: Asset[] = []
  const stems = new Set<string>()
  const metadata = new Map<string, File>()
  const tables: File[] = []
  const leftOut: LeftOut[] = []
  // A file is asked for its name once: it answers slower than an object.
  const ordered = files
    .map((file) => ({ file, name: file.name }))
    .filter(({ name }) => !isHidden(name))
    .toSorted((left, right) => order.compare(left.name, right.name))
  for (const { file, name } of ordered) {
    const { stem, ending } = splitName(name)
    const reason = whyNot(file, ending, stems.has(stem), assets.length)
    if (ending === 'json') metadata.set(stem, file)
    else if (ending === 'csv') tables.push(file)
    else if (reason) leftOut.push({ name, reason })
    else {
      stems.add(stem)
      assets.push({ file, stem, ending, words: noWords })
    }
  }
  return { assets, metadata, tables, leftOut }
}

const joinWords = (before: NftWords, next: Partial<NftWords>): NftWords => ({
  name: next.name ?? before.name,
  description: next.description ?? before.description,
  traits: next.traits ?? before.traits,
})

/** The same assets, one of them with other words. */
export function withWords(
  assets: readonly Asset[],
  number: number,
  words: Partial<NftWords>,
): readonly Asset[] {
  return assets.map((asset, index) =>
    index === number ? { ...asset, words: joinWords(asset.words, words) } : asset,
  )
}

/** Words by the stems of their files, such as those of metadata files. */
export function withWordsByStem(
  assets: readonly Asset[],
  words: ReadonlyMap<string, Partial<NftWords>>,
): readonly Asset[] {
  return assets.map((asset) => {
    const own = words.get(asset.stem)
    return own ? { ...asset, words: joinWords(asset.words, own) } : asset
  })
}

/**
 * Words of a table: a row belongs to the file of its name, with or without its ending; otherwise to the NFT of its number.
 *
 * @returns with the rows that belong to none
 */
export function withTable(
  assets: readonly Asset[],
  rows: readonly WordsRow[],
): { readonly assets: readonly Asset[]; readonly strangers: readonly WordsRow[] } {
  const places = new Map<string, number>()
  for (const [index, { file, stem }] of assets.entries()) {
    places.set(stem, index)
    places.set(file.name, index)
  }
  const next = [...assets]
  const strangers: WordsRow[] = []
  for (const row of rows) {
    const numbered = /^\d{1,6}$/.test(row.key) ? Number(row.key) : undefined
    const index = places.get(row.key) ?? numbered
    const asset = index === undefined ? undefined : next[index]
    if (asset && index !== undefined) next[index] = { ...asset, words: joinWords(asset.words, row) }
    else strangers.push(row)
  }
  return { assets: next, strangers }
}

/** What all NFTs of a collection say that say nothing of their own. */
export interface SharedWords {
  /** `#` stands for the number. */
  readonly name: string
  readonly description: string
}

/** The words that the file of an NFT gets. */
export function wordsOf(asset: Asset, number: number, shared: SharedWords): NftWords {
  const { name, description, traits } = asset.words
  return {
    name: name !== '' ? name : shared.name.replaceAll('#', `#${number}`),
    description: description !== '' ? description : shared.description,
    traits,
  }
}
