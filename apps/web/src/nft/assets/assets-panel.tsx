import { Loader } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './assets.module.css'
import { AssetsDrop } from './assets-drop.tsx'
import { LeftOutFiles } from './left-out-files.tsx'
import type { AssetKind } from './store-assets.ts'
import { useAssets } from './use-assets.ts'

const ChosenAssets = lazyPart(() => import('./chosen-assets.tsx'))

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
  if (assets.assets.length === 0)
    return (
      <div className={classes.stack}>
        <AssetsDrop assets={assets} />
        <LeftOutFiles files={assets.leftOut} />
      </div>
    )
  return (
    <Suspense fallback={<Loader size="sm" />}>
      <ChosenAssets kind={kind} isDrawn={isDrawn} assets={assets} onStored={onStored} />
    </Suspense>
  )
}
