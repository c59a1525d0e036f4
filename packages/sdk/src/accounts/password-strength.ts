import { accountLimits } from './account-limits.ts'

/** The labels of specification section 5. */
export type PasswordLabel = 'short' | 'low' | 'medium' | 'strong'

export interface PasswordStrength {
  /** Points of the formula of specification section 5. */
  readonly score: number
  readonly label: PasswordLabel
}

/** Least score of each label: ours to choose, as the specification names the labels alone. */
export const passwordThresholds = { medium: 60, strong: 80 } as const

const classes = [/\d/, /[a-z]/, /[A-Z]/, /\W/] as const

/**
 * How hard a password is to guess (specification section 5): 5 points for the first of each character
 * and 5 / n for its n-th, plus 10 for each class of characters (digits, lower case, upper case, none of
 * these and no underscore) beyond the first.
 *
 * Below `accountLimits.passwordMin` characters it is too short, whatever it scores. Counted in UTF-16
 * units, as the length rule is.
 */
export function calculatePasswordStrength(password: string): PasswordStrength {
  const seen = new Map<string, number>()
  let score = 0
  for (const character of password) {
    const count = (seen.get(character) ?? 0) + 1
    seen.set(character, count)
    score += 5 / count
  }
  const found = classes.filter((one) => one.test(password)).length
  score += Math.max(0, found - 1) * 10
  const rounded = Math.floor(score)
  return { score: rounded, label: labelOf(password, rounded) }
}

function labelOf(password: string, score: number): PasswordLabel {
  if (password.length < accountLimits.passwordMin) return 'short'
  if (score >= passwordThresholds.strong) return 'strong'
  return score >= passwordThresholds.medium ? 'medium' : 'low'
}
