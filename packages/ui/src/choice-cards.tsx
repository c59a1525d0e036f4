import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './choice-cards.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly isDisabled?: boolean
  /** Why it cannot be chosen, or what sets it apart. */
  readonly note?: ReactNode
}

interface ChoiceCardsProps<Value extends string> {
  label: string
  rule?: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChange(value: Value): void
  error?: ReactNode
  className?: string
}

/** One of a few, each with room to say what it means: radio buttons as cards. */
export function ChoiceCards<Value extends string>({
  label,
  rule,
  choices,
  value,
  onChange,
  error,
  className,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  const errorId = useId()
  return (
    <fieldset
      className={clsx(classes.root, className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={classes.legend}>{label}</legend>
      {rule && <p className={classes.rule}>{rule}</p>}
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.card}
            data-checked={choice.value === value || undefined}
            data-disabled={choice.isDisabled || undefined}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.body}>
              <span className={classes.title}>{choice.title}</span>
              {choice.text && <span className={classes.text}>{choice.text}</span>}
              {choice.note && <span className={classes.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
