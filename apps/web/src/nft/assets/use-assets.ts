import type { NftWords } from '@slipway/sdk/nft/metadata/nft-words'
import { useRef, useState } from 'react'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import type { Asset, LeftOut, SharedWords } from './asset-set.ts'
import type { TableOutcome } from './asset-texts.ts'
import type * as AssetWork from './asset-work.ts'
import type { AssetKind } from './store-assets.ts'

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

/** What looks at files and words: needed once there are some. */
export const loadAssetWork = () => withChunkTimeout(import('./asset-work.ts'))

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
  // There before the first file is: nothing else is asked of it.
  const work = useRef<typeof AssetWork>(undefined)

  const choose = async (files: readonly File[]) => {
    setReading(true)
    try {
      work.current = await loadAssetWork()
      const next = await work.current.readAssets(files, kind)
      setRead(next)
      setEmptyChoice(next.assets.length === 0)
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
      setRead((before) => ({
        ...before,
        assets: work.current?.withWords(before.assets, number, words) ?? before.assets,
      })),
    share: (words) => setShared((before) => ({ ...before, ...words })),
    takeTable: async (file) => {
      const { applyTable } = await loadAssetWork()
      const { assets, outcome } = await applyTable(read.assets, file)
      setRead((before) => ({ ...before, assets, table: outcome }))
    },
    findProblem: () => work.current?.findProblem(read.assets, shared),
  }
}
