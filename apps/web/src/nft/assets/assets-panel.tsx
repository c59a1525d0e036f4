import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import classes from './assets.module.css'
import { AssetsDrop } from './assets-drop.tsx'
import type { AssetKind } from './store-assets.ts'
import { loadAssetWork, useAssets } from './use-assets.ts'

const loadChosen = () => import('./chosen-assets.tsx')
const ChosenAssets = lazyPart(loadChosen)
const LeftOutFiles = lazyPart(() => import('./left-out-files.tsx'))

interface AssetsPanelProps {
  kind: AssetKind
  /** They stay hidden until a draw deals them out. */
  isDrawn: boolean
  /** The collection's, as typed so far. */
  readName: () => string
  /** Hears what the collection takes, and how many files it holds; an empty text when they were changed since. */
  onStored: (uri: string, count: number) => void
}

/** Files of a collection: chosen, looked at, given words, stored. */
export default function AssetsPanel({ kind, isDrawn, readName, onStored }: AssetsPanelProps) {
  const assets = useAssets(kind, { isDrawn, readName })
  const [isUnloaded, setUnloaded] = useState(false)
  // What shows the files loads before they are taken: where it does not come, nothing that was typed is lost.
  const choose = async (files: readonly File[]) => {
    const isLoaded = await withChunkTimeout(Promise.all([loadChosen(), loadAssetWork()])).then(
      () => true,
      () => false,
    )
    setUnloaded(!isLoaded)
    if (isLoaded) await assets.choose(files)
  }
  if (assets.assets.length === 0)
    return (
      <div className={classes.stack}>
        <AssetsDrop assets={{ ...assets, choose }} />
        {isUnloaded && (
          <NoticeBox tone="bad" role="alert" title={m.shell_chunk_title()}>
            {m.shell_chunk_text()}
          </NoticeBox>
        )}
        {assets.leftOut.length > 0 && (
          <LatePart>
            <LeftOutFiles files={assets.leftOut} />
          </LatePart>
        )}
      </div>
    )
  return (
    <LatePart pending={<Loader size="sm" aria-label={m.nftfile_reading()} />}>
      <ChosenAssets kind={kind} isDrawn={isDrawn} assets={assets} onStored={onStored} />
    </LatePart>
  )
}
