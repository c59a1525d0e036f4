import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import classes from '../../form/draft-banner.module.css'

interface DraftBannerProps {
  /** Unix milliseconds of the draft's last change. */
  savedAt: number
  /** What the draft is about. */
  name: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers the draft of an earlier visit. */
export function DraftBanner({ savedAt, name, onRestore, onDiscard }: DraftBannerProps) {
  return (
    <section className={classes.root} aria-label={m.locking_draft_restore()}>
      <p>
        <strong>{m.locking_draft_found({ time: formatTime(Math.floor(savedAt / 1_000)) })}</strong>
        <br />
        {m.locking_draft_found_text({ name })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onDiscard}>
          {m.locking_draft_discard()}
        </Button>
        <Button onClick={onRestore}>{m.locking_draft_restore()}</Button>
      </div>
    </section>
  )
}
