import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import classes from './create.module.css'
import type { FormProblem } from './draft-judge.ts'
import { fieldId } from './token-form-field.tsx'

interface ErrorSummaryProps {
  problems: readonly FormProblem[]
  /** Grows with each refused submission; the summary takes the focus then. */
  attempt: number
}

/** Opens the folded parts around a field and moves the focus to it; the address bar belongs to the router. */
function goToField(field: string) {
  const element = document.getElementById(fieldId(field))
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  element?.focus()
}

function Line({ field, label, text }: FormProblem) {
  if (label === undefined) return text
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault()
        goToField(field)
      }}
    >
      <strong>{label}</strong> {text}
    </a>
  )
}

/** What keeps the form from being reviewed; takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId} className={classes.errors}>
      <IconAlertTriangle size={20} aria-hidden />
      <p id={titleId}>
        {problems.length === 1
          ? m.token_create_error_summary_one()
          : m.token_create_error_summary({ count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <Line {...problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}
