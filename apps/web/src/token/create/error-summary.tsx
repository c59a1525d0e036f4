import { m } from '@slipway/messages'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import classes from './create.module.css'
import { fieldId } from './token-form-field.tsx'

interface ErrorSummaryProps {
  /** Field → text. */
  errors: Readonly<Record<string, string>>
  /** Grows with each refused submission; the summary takes the focus then. */
  attempt: number
}

/** Labels of the fields that a line can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  name: m.token_field_name,
  symbol: m.token_field_symbol,
  totalSupply: m.token_field_supply,
  decimals: m.token_field_decimals,
  mintable: m.token_field_mintable,
  mintCooldownDays: m.token_field_cooldown,
  mintMaxPercent: m.token_field_ratio,
  receiver: m.token_field_receiver,
  contractUri: m.token_field_uri,
  inviter: m.token_field_inviter,
}
const order = ['form', 'templateId', ...Object.keys(labels)]

function Line({ field, text }: { field: string; text: string }) {
  const label = labels[field]
  if (!label) return text
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        // The address bar belongs to the router: only the focus moves.
        event.preventDefault()
        document.getElementById(fieldId(field))?.focus()
      }}
    >
      <strong>{label()}</strong> {text}
    </a>
  )
}

/** What keeps the form from being reviewed; takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
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
            <Line field={field} text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
