const DAY = 86_400
/** Half a year: what the form offers, longer than most projects need to show that they stay. */
export const USUAL_LOCK_SECONDS = 180 * DAY
/** Below this a lock comforts nobody; the form says so in red. */
export const SHORT_LOCK_SECONDS = 30 * DAY
