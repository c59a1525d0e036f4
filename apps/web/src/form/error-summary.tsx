import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import classes from './error-summary.module.css'
import type { FormProblem } from './form-problem.ts'
import { goToField } from './go-to-field.ts'

interface ErrorSummaryProps {
  problems: readonly FormProblem[]
  /** Grows with each refused submission; the summary takes the focus then. */
  attempt: number
  /** Id of a field's input. */
  idOf: (field: string) => string
}

interface LineProps extends Omit<FormProblem, 'field'> {
  id: string
  onGo: (id: string) => void
}

function Line({ id, label, text, onGo }: LineProps) {
  if (label === undefined) return text
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        onGo(id)
      }}
    >
      <strong>{label}</strong> {text}
    </a>
  )
}

/** What keeps the form from being reviewed; takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems, attempt, idOf }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  const stopWaiting = useRef<() => void>(undefined)
  const isDone = problems.length === 0
  useEffect(() => () => stopWaiting.current?.(), [])
  useEffect(() => {
    // Nobody waits for a field that nothing is wrong with any more.
    if (isDone) stopWaiting.current?.()
  }, [isDone])
  const go = (id: string) => {
    stopWaiting.current?.()
    stopWaiting.current = goToField(id)
  }
  const titleId = useId()
  if (isDone) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId} className={classes.root}>
      <IconAlertTriangle size={20} aria-hidden />
      <p id={titleId}>
        {problems.length === 1
          ? m.shell_error_summary_one()
          : m.shell_error_summary({ count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <Line id={idOf(problem.field)} label={problem.label} text={problem.text} onGo={go} />
          </li>
        ))}
      </ul>
    </div>
  )
}
