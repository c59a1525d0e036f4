import { Button } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import classes from '../../form/draft-banner.module.css'
import type { CreateFormState } from './use-create-form-state.ts'

/** Offers the draft of an earlier visit. */
export function DraftBanner({ state }: { state: CreateFormState }) {
  const { offered, restore, startOver } = state
  if (!offered) return null
  const { name, symbol } = offered.values
  return (
    <section className={classes.root} aria-label={m.token_draft_restore()}>
      <p>
        <strong>{m.token_draft_found({ time: formatTime(offered.savedAt) })}</strong>
        <br />
        {m.token_draft_found_text({ name: name || symbol || m.token_preview_unnamed() })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={startOver}>
          {m.token_draft_discard()}
        </Button>
        <Button onClick={restore}>{m.token_draft_restore()}</Button>
      </div>
    </section>
  )
}
