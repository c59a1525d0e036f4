import { m } from '@slipway/messages'
import classes from './field-label.module.css'

interface FieldLabelProps {
  label: string
  isOptional?: boolean | undefined
}

/** A field's name. Optional fields say so; everything else is required. */
export function FieldLabel({ label, isOptional }: FieldLabelProps) {
  return (
    <>
      {label}
      {isOptional && <span className={classes.optional}>{m.shell_optional()}</span>}
    </>
  )
}
