import { m } from '@slipway/messages'
import {
  calculatePasswordStrength,
  type PasswordLabel,
  passwordThresholds,
} from '@slipway/sdk/accounts/password-strength'
import classes from './password-strength.module.css'

const labels: Readonly<Record<PasswordLabel, () => string>> = {
  short: m.account_strength_short,
  low: m.account_strength_low,
  medium: m.account_strength_medium,
  strong: m.account_strength_strong,
}

/** How hard a password is to guess: its label in words, its score as a bar. */
export function PasswordStrength({ password }: { password: string }) {
  const { score, label } = calculatePasswordStrength(password)
  const share = Math.min(100, (score / passwordThresholds.strong) * 100)
  return (
    <div className={classes.root} data-label={label} role="status">
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </span>
      {m.account_strength({ label: labels[label]() })}
    </div>
  )
}
