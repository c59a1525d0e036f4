import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './home.module.css'

/** A part of the page that could not be loaded, and the way to try again. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={classes.failed} role="status">
      <p>{text}</p>
      <Button variant="default" size="xs" onClick={onRetry}>
        {m.shell_retry()}
      </Button>
    </div>
  )
}
