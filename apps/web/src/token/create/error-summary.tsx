import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import classes from './create.module.css'
import { fieldId } from './token-form-field.tsx'

interface ErrorSummaryProps {
  /** Field → text, in the form's order. */
  errors: Readonly<Record<string, string>>
  ref: Ref<HTMLDivElement>
}

const order = [
  'templateId',
  'name',
  'symbol',
  'totalSupply',
  'decimals',
  'mintable',
  'mintCooldownDays',
  'mintMaxPercent',
  'receiver',
  'contractUri',
  'inviter',
  'form',
]

const focusable = new Set(order.slice(1, -1))

/** What keeps the form from being reviewed; takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const titleId = useId()
  const entries = Object.entries(errors).sort(
    ([left], [right]) => order.indexOf(left) - order.indexOf(right),
  )
  if (entries.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId} className={classes.errors}>
      <IconAlertTriangle size={20} aria-hidden />
      <p id={titleId}>
        {entries.length === 1
          ? m.token_create_error_summary_one()
          : m.token_create_error_summary({ count: entries.length })}
      </p>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            {focusable.has(field) ? (
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  // The address bar belongs to the router: only the focus moves.
                  event.preventDefault()
                  document.getElementById(fieldId(field))?.focus()
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
