import { Switch, type SwitchProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './switch-field.module.css'

interface SwitchFieldProps extends Omit<SwitchProps, 'label' | 'description'> {
  label: ReactNode
  /** What the switch allows, and whom. */
  rule?: ReactNode
}

/** A yes or no with its consequence beside it; the whole row is the target. */
export function SwitchField({ label, rule, ...input }: SwitchFieldProps) {
  return (
    <Switch
      {...input}
      className={classes.root}
      labelPosition="left"
      label={label}
      description={rule}
    />
  )
}
