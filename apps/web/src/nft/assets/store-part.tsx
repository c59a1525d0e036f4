import { Button } from '@mantine/core'
import { formatDuration, formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { useEffect, useState } from 'react'
import { stepText } from './asset-texts.ts'
import classes from './assets.module.css'
import type { AssetProgress } from './store-assets.ts'
import type { Store } from './use-store.ts'

/** Below this, a rate says more about the beginning than about the rest. */
const RATE_AFTER_SECONDS = 2

/** How fast what is under way goes, since it began: bytes and seconds left. */
function useRate(progress: AssetProgress) {
  const key = `${progress.part}-${progress.step}`
  const [since, setSince] = useState({ key, at: performance.now() })
  useEffect(() => setSince({ key, at: performance.now() }), [key])
  const seconds = (performance.now() - since.at) / 1_000
  const { doneBytes, totalBytes } = progress
  if (progress.step !== 'send' || doneBytes === 0 || seconds < RATE_AFTER_SECONDS) return undefined
  const perSecond = doneBytes / seconds
  return { perSecond, left: Math.ceil((totalBytes - doneBytes) / perSecond) }
}

function Progress({ progress }: { progress: AssetProgress }) {
  const { done, total } = progress
  const rate = useRate(progress)
  const label = stepText(progress)
  return (
    <ProgressBar label={label} value={total === 0 ? 0 : done / total}>
      <span className={classes.progress}>
        <span>{label}</span>
        <span>
          {m.nftfile_progress({ done: formatInteger(done), total: formatInteger(total) })}
        </span>
        {rate && <span>{m.nftfile_rate({ rate: (rate.perSecond / 1_000_000).toFixed(1) })}</span>}
        {rate && <span>{m.nftfile_left({ time: formatDuration(rate.left) })}</span>}
      </span>
    </ProgressBar>
  )
}

interface StorePartProps {
  store: Store
  /** Whoever learns their place sees what shall stay hidden. */
  isHidden: boolean
  /** Begins, or goes on where it stopped. */
  onStart: () => void
  problem: string | undefined
}

/** The way of the files to the store: begin, watch, pause, go on. */
export function StorePart({ store: { store, pause }, isHidden, onStart, problem }: StorePartProps) {
  const goOn = (
    <Button size="xs" onClick={onStart}>
      {m.nftfile_go_on()}
    </Button>
  )
  switch (store.state) {
    case 'idle':
      return (
        <div className={classes.stack}>
          <div className={classes.actions}>
            <Button onClick={onStart}>{m.nftfile_store()}</Button>
            <p className={classes.muted}>
              {isHidden ? m.nftfile_store_hidden() : m.nftfile_store_text()}
            </p>
          </div>
          {problem && (
            <p className={classes.error} role="alert">
              {problem}
            </p>
          )}
        </div>
      )
    case 'storing':
      return (
        <div className={classes.stack}>
          {store.progress && <Progress progress={store.progress} />}
          <Button variant="default" size="xs" className={classes.start ?? ''} onClick={pause}>
            {m.nftfile_pause()}
          </Button>
        </div>
      )
    case 'paused':
      return (
        <NoticeBox tone="info" role="status" actions={goOn}>
          {m.nftfile_paused()}
        </NoticeBox>
      )
    case 'broken':
      return (
        <NoticeBox tone="bad" role="alert" title={m.nftfile_broken()} actions={goOn}>
          {m.nftfile_broken_text({ reason: store.reason })}
        </NoticeBox>
      )
    case 'stored':
      return null
  }
}
