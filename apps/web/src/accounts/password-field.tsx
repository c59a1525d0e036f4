import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './password-field.module.css'
import { PasswordStrength } from './password-strength.tsx'

interface PasswordFieldProps extends Omit<PasswordInputProps, 'value'> {
  label: string
  value: string
  /** Asked for; being chosen, with its rule and its strength; or the chosen one once more. */
  kind?: 'current' | 'new' | 'again'
}

/** A password that can be shown; a new one is judged while it is typed. */
export function PasswordField({ kind = 'current', value, ...input }: PasswordFieldProps) {
  const isNew = kind === 'new'
  return (
    <div className={classes.root}>
      <PasswordInput
        {...input}
        value={value}
        {...(isNew && { description: m.account_password_rule() })}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        visibilityToggleButtonProps={{ 'aria-label': m.account_password_show() }}
      />
      {isNew && value !== '' && <PasswordStrength password={value} />}
    </div>
  )
}
