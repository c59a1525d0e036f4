import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { m } from '@slipway/messages'
import {
  calculatePasswordStrength,
  type PasswordLabel,
  passwordThresholds,
} from '@slipway/sdk/accounts/password-strength'
import classes from './password-field.module.css'
import strength from './password-strength.module.css'

interface PasswordFieldProps extends Omit<PasswordInputProps, 'value'> {
  label: string
  value: string
  /** Asked for; being chosen, with its rule and its strength; or the chosen one once more. */
  kind?: 'current' | 'new' | 'again'
}

const labels: Readonly<Record<PasswordLabel, () => string>> = {
  short: m.account_strength_short,
  low: m.account_strength_low,
  medium: m.account_strength_medium,
  strong: m.account_strength_strong,
}

/** How hard a password is to guess: its label in words, its score as a bar. */
function PasswordStrength({ password }: { password: string }) {
  const { score, label } = calculatePasswordStrength(password)
  const share = Math.min(100, (score / passwordThresholds.strong) * 100)
  return (
    <div className={strength.root} data-label={label} role="status">
      <span className={strength.bar} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </span>
      {m.account_strength({ label: labels[label]() })}
    </div>
  )
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
