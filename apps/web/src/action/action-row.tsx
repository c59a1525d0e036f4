import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './action-row.module.css'

interface ActionRowProps {
  title: string
  /** What the action does, in a sentence. */
  text: string
  /** How it stands now. */
  current?: ReactNode
  /** `final` for what can never be undone. */
  tone?: 'plain' | 'final'
  /** What opens the form, as a verb. */
  open: string
  /** What was just achieved. */
  done: string | null
  /** What may come after it. */
  next?: ReactNode
  /** Whether the form stands open from the start. */
  isOpened?: boolean
  onAgain: () => void
  children: ReactNode
}

/** One action of the console: its rule, how it stands, and its form once somebody wants to change it. */
export function ActionRow(props: ActionRowProps) {
  const { title, text, current, tone = 'plain', open, done, next, onAgain, children } = props
  const id = useId()
  const [isOpen, setOpen] = useState(props.isOpened ?? false)
  const result = useRef<HTMLDivElement>(null)
  // What was achieved may stand where the form had filled the screen above it. The form is done with: what is achieved
  // next, by another row, must not bring it back open.
  useEffect(() => {
    if (done === null) return
    result.current?.scrollIntoView({ block: 'nearest' })
    setOpen(false)
  }, [done])
  const again = () => {
    onAgain()
    setOpen(false)
  }
  return (
    <section className={classes.root} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <div className={classes.text}>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{text}</p>
        </div>
        {current !== undefined && <div className={classes.current}>{current}</div>}
        {!done && (
          <Button
            variant={isOpen ? 'subtle' : 'default'}
            color={tone === 'final' && !isOpen ? 'red' : undefined}
            size="xs"
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            aria-label={m.console_row_open({
              action: isOpen ? m.console_row_close() : open,
              title,
            })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.console_row_close() : open}
          </Button>
        )}
      </div>
      <div id={`${id}-form`} hidden={!isOpen && !done}>
        {done ? (
          <>
            <div ref={result} className={classes.done} role="status">
              <IconCircleCheck size={22} stroke={1.6} aria-hidden />
              <strong>{done}</strong>
              <Button variant="default" size="xs" onClick={again}>
                {m.console_row_ready()}
              </Button>
            </div>
            {next}
          </>
        ) : (
          isOpen && <div className={classes.body}>{children}</div>
        )}
      </div>
    </section>
  )
}
