const DAY = 86_400
/** Half a year: what the form offers, longer than most projects need to show that they stay. */
export const USUAL_LOCK_SECONDS = 180 * DAY
/** Below this a lock comforts nobody; the form says so in red. */
export const SHORT_LOCK_SECONDS = 30 * DAY

/** A moment as a date field of the browser holds it, in the reader's own zone. @param unixSeconds seconds since 1970 */
export function toFieldTime(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Reads a date field back; 0 for what is no moment, which no lock takes. */
export function fromFieldTime(text: string): number {
  const milliseconds = new Date(text).getTime()
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000)
}
