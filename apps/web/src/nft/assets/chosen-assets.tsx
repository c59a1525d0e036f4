import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'
import classes from './assets.module.css'
import { AssetsGrid } from './assets-grid.tsx'
import LeftOutFiles from './left-out-files.tsx'
import type { AssetKind } from './store-assets.ts'
import { StorePart } from './store-part.tsx'
import { UploadRoom } from './upload-room.tsx'
import type { Assets } from './use-assets.ts'
import { useStore } from './use-store.ts'
import { WordsPart } from './words-part.tsx'

const loadEditor = () => import('./asset-editor.tsx')
const AssetEditor = lazyPart(loadEditor)

function Head({ assets, onClear }: { assets: Assets; onClear: () => void }) {
  return (
    <div className={classes.head}>
      <p>
        <strong>{m.nftfile_count({ count: assets.assets.length })}</strong>{' '}
        {assets.kind === 'folder' && (
          <span className={classes.muted}>
            {assets.isDrawn ? m.nftfile_numbers_drawn() : m.nftfile_numbers()}
          </span>
        )}
      </p>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        {m.nftfile_clear()}
      </Button>
    </div>
  )
}

interface ChosenAssetsProps {
  kind: AssetKind
  isDrawn: boolean
  assets: Assets
  /** Hears what the collection takes, and how many files it holds; an empty text when they were changed since. */
  onStored: (uri: string, count: number) => void
}

/** The files that were chosen: looked at, given words, stored. */
export default function ChosenAssets({ kind, isDrawn, assets, onStored }: ChosenAssetsProps) {
  const count = assets.assets.length
  const store = useStore((uri) => onStored(uri, count))
  const [problem, setProblem] = useState<string>()
  const editor = useOpenedPart<number>(loadEditor)
  const isBusy = store.store.state === 'storing'
  // What was stored no longer is what the page shows.
  const changed = () => {
    setProblem(undefined)
    if (store.store.state === 'idle') return
    store.forget()
    onStored('', 0)
  }
  const editable: Assets = {
    ...assets,
    edit: (number, words) => {
      changed()
      assets.edit(number, words)
    },
    share: (words) => {
      changed()
      assets.share(words)
    },
    takeTable: (file) => {
      changed()
      return assets.takeTable(file)
    },
  }
  const start = () => {
    const found = assets.findProblem()
    setProblem(found)
    if (!found) void store.start({ kind, assets: assets.assets, shared: assets.shared })
  }
  return (
    <div className={classes.panel}>
      <Head
        assets={assets}
        onClear={() => {
          changed()
          assets.clear()
        }}
      />
      <LeftOutFiles files={assets.leftOut} />
      {assets.unreadable > 0 && (
        <NoticeBox tone="warn">{m.nftfile_json_unreadable({ count: assets.unreadable })}</NoticeBox>
      )}
      <AssetsGrid assets={assets} onOpen={editor.open} />
      {!isBusy && <WordsPart assets={editable} />}
      {store.store.state === 'idle' && <UploadRoom assets={assets.assets} kind={kind} />}
      {store.store.state === 'stored' ? (
        <Stored uri={store.store.uri} kind={kind} />
      ) : (
        <StorePart store={store} isHidden={isDrawn} onStart={start} problem={problem} />
      )}
      {editor.opened !== undefined && !isBusy && (
        <Suspense>
          <AssetEditor
            assets={editable}
            number={editor.opened}
            onGo={editor.open}
            onClose={editor.close}
          />
        </Suspense>
      )}
    </div>
  )
}

function Stored({ uri, kind }: { uri: string; kind: AssetKind }) {
  const first = kind === 'folder' ? `${uri}0.json` : uri
  return (
    <NoticeBox
      tone="good"
      role="status"
      title={m.nftfile_stored()}
      actions={
        <Button
          component="a"
          href={first.replace('ipfs://', '/ipfs/')}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
        >
          {m.nftfile_stored_look()}
        </Button>
      }
    >
      {m.nftfile_stored_text()}
      <code className={classes.uri}>{uri}</code>
    </NoticeBox>
  )
}
