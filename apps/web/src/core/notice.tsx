import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'warn'
  title?: ReactNode
  children: ReactNode
  onRetry?: () => void
}

/** A remark about the state of the page that appears by itself, with the way to try again. */
export function Notice({ tone, title, children, onRetry }: NoticeProps) {
  return (
    <div className={classes.root}>
      <NoticeBox
        tone={tone}
        title={title}
        role="status"
        actions={
          onRetry && (
            <Button variant="default" size="xs" onClick={onRetry}>
              {m.shell_retry()}
            </Button>
          )
        }
      >
        {children}
      </NoticeBox>
    </div>
  )
}
