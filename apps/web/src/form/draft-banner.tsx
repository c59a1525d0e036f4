import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import classes from './draft-banner.module.css'

interface DraftBannerProps {
  /** Unix milliseconds of the draft's last change. */
  savedAt: number
  /** What the draft is about. */
  name: string
  /** Says that there is one, and from when. */
  found: (values: { time: string }) => string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers the draft of an earlier visit. */
export function DraftBanner({ savedAt, name, found, onRestore, onDiscard }: DraftBannerProps) {
  return (
    <section className={classes.root} aria-label={m.shell_draft_restore()}>
      <p>
        <strong>{found({ time: formatTime(Math.floor(savedAt / 1_000)) })}</strong>
        <br />
        {m.shell_draft_kept({ name })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onDiscard}>
          {m.shell_draft_discard()}
        </Button>
        <Button onClick={onRestore}>{m.shell_draft_restore()}</Button>
      </div>
    </section>
  )
}
