import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './error-state.module.css'

interface ErrorStateProps {
  title: ReactNode
  /** The reason in the reader's language. */
  text?: ReactNode
  onRetry?: () => void
  /** The button keeps the focus meanwhile. */
  isRetrying?: boolean
  /** Where loading the page anew helps. */
  onReload?: () => void
}

/** A part of a page that could not be read, with the way to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  onReload,
}: ErrorStateProps) {
  return (
    <div className={classes.root} role="alert">
      <IconAlertTriangle size={22} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {text && <p className={classes.reason}>{text}</p>}
      </div>
      {onRetry && (
        <Button
          variant="default"
          size="sm"
          aria-busy={isRetrying}
          aria-disabled={isRetrying}
          leftSection={
            isRetrying ? <Loader size={16} aria-hidden /> : <IconRefresh size={16} aria-hidden />
          }
          onClick={() => {
            if (!isRetrying) onRetry()
          }}
        >
          {m.shell_retry()}
        </Button>
      )}
      {onReload && (
        <Button variant="default" size="sm" onClick={onReload}>
          {m.shell_reload()}
        </Button>
      )}
    </div>
  )
}
