import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './console.module.css'

interface ActionPanelProps {
  title: string
  text: string
  tone?: 'plain' | 'danger'
  /** What was just achieved; stands in place of the form until another is wanted. */
  done: string | null
  /** What was achieved can be achieved but once: nothing of its kind is left to do. */
  isOnce?: boolean
  onAgain: () => void
  children: ReactNode
}

/** One action of the console: its rule, its form, and its success. */
export function ActionPanel({
  title,
  text,
  tone = 'plain',
  done,
  isOnce = false,
  onAgain,
  children,
}: ActionPanelProps) {
  return (
    <Panel title={title} description={text} tone={tone}>
      {done ? (
        <div className={classes.done} role="status">
          <IconCircleCheck size={22} stroke={1.6} aria-hidden />
          <strong>{done}</strong>
          <Button variant="default" size="xs" onClick={onAgain}>
            {isOnce ? m.console_row_ready() : m.token_console_again()}
          </Button>
        </div>
      ) : (
        children
      )}
    </Panel>
  )
}
