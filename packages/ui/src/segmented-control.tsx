import clsx from 'clsx'
import { type Ref, useId } from 'react'
import classes from './segmented-control.module.css'

interface SegmentedControlProps<Value extends string> {
  value: Value
  onChange(value: NoInfer<Value>): void
  data: readonly { readonly value: NoInfer<Value>; readonly label: string }[]
  size?: 'xs' | 'sm'
  fullWidth?: boolean
  id?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
  'aria-label'?: string
  'aria-labelledby'?: string
}

/**
 * One of a few short names beside each other: radio buttons that look like one control. What marks the chosen one is
 * style alone; a mark that is moved by measuring lays the whole page out each time the control is shown.
 */
export function SegmentedControl<Value extends string>({
  value,
  onChange,
  data,
  size = 'sm',
  fullWidth,
  className,
  ...others
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      className={clsx(classes.root, className)}
      data-size={size}
      data-full-width={fullWidth || undefined}
      {...others}
    >
      {data.map((choice) => (
        <div key={choice.value} className={classes.choice}>
          <input
            id={`${name}-${choice.value}`}
            className={classes.input}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <label className={classes.label} htmlFor={`${name}-${choice.value}`}>
            {choice.label}
          </label>
        </div>
      ))}
    </div>
  )
}
