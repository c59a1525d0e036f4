/** Limits of memberships; the contract holds the reach under its own name, and a test compares the two. */
export const vipLimits = {
  secondsPerDay: 86_400,
  /** How far ahead a membership can reach, in days. */
  maxDaysAhead: 36_500,
  /** Time before its end in which a member is warned. */
  endingSeconds: 7 * 86_400,
} as const
