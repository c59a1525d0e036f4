import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'warn'
  title?: string
  children: ReactNode
  onRetry?: () => void
}

/** A sentence about the state of the page, at the place that it concerns. */
export function Notice({ tone, title, children, onRetry }: NoticeProps) {
  const Icon = tone === 'warn' ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={classes.root} data-tone={tone} role="status">
      <Icon size={20} stroke={1.7} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        <p>{children}</p>
      </div>
      {onRetry && (
        <Button variant="default" size="xs" onClick={onRetry}>
          {m.shell_retry()}
        </Button>
      )}
    </div>
  )
}
