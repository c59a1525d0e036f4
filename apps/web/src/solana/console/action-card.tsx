import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { onEntry } from '../../form/on-entry.ts'
import type { PreparedReview } from '../flow/use-prepared-review.ts'
import classes from './console.module.css'

interface ActionCardProps<Act extends string> {
  actions: Pick<
    PreparedReview<Act>,
    'done' | 'problem' | 'isPreparing' | 'clearDone' | 'clearProblem'
  >
  /** What the card's form asks for. */
  acts: readonly Act[]
  title: string
  text: string
  /** What was achieved; left out where the card itself says it. */
  doneText?: string
  /** Stands in place of the form while there is nothing to be done. */
  idle?: string | undefined
  submit?: string
  /** Stands above the form, whatever becomes of it. */
  fact?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onAgain?: () => void
  /** Told when something in the form was changed, beside the review. */
  onEntry?: () => void
  children?: ReactNode
}

/** One thing that can be done to a token or a lock: its rule, its form, why it failed, and its success. */
export function ActionCard<Act extends string>(props: ActionCardProps<Act>) {
  const { actions, acts, title, text, doneText, idle, children } = props
  const { done, problem, isPreparing, clearDone, clearProblem } = actions
  const isDone = doneText !== undefined && done !== undefined && acts.includes(done)
  // What was sent is not offered once more when another card's act takes this one's success away.
  const forget = useEffectEvent(() => props.onAgain?.())
  useEffect(() => {
    if (isDone) forget()
  }, [isDone])
  return (
    <Panel title={title} description={text}>
      {props.fact}
      {isDone && (
        <NoticeBox
          tone="good"
          role="status"
          title={doneText}
          actions={
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                props.onAgain?.()
                clearDone()
              }}
            >
              {m.token_console_again()}
            </Button>
          }
        />
      )}
      {!isDone && idle !== undefined && <p className={classes.muted}>{idle}</p>}
      {!isDone && idle === undefined && (
        <form
          noValidate
          className={classes.form}
          onSubmit={props.onSubmit}
          {...onEntry(() => {
            clearProblem()
            props.onEntry?.()
          })}
        >
          {children}
          {problem && acts.includes(problem.act) && (
            <NoticeBox tone="warn" role="alert">
              {problem.text}
            </NoticeBox>
          )}
          <Button type="submit" className={classes.submit} loading={isPreparing}>
            {props.submit ?? m.token_console_review()}
          </Button>
        </form>
      )}
    </Panel>
  )
}
