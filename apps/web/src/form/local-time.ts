/** The earliest moment that a date field offers: nothing of the product is older (settled S-09). */
export const EARLIEST_TIME = 1_662_868_720

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as a `datetime-local` input holds it, in this browser's zone. @param seconds unix seconds */
export function toLocalInput(seconds: number): string {
  const date = new Date(seconds * 1_000)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * Unix seconds of what such an input holds; undefined for anything else. A moment that is long past is one: the rule that
 * it breaks says why it is refused.
 */
export function readLocalInput(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return undefined
  const milliseconds = new Date(text).getTime()
  const seconds = Math.floor(milliseconds / 1_000)
  return Number.isFinite(milliseconds) && seconds >= 0 ? seconds : undefined
}

/**
 * Unix seconds of an input that began with a moment: it knows minutes, and what was not changed stays as it is to the second.
 * @param before unix seconds that it began with
 */
export const readChangedInput = (text: string, before: number): number | undefined =>
  text === toLocalInput(before) ? before : readLocalInput(text)

/** The zone in which this browser reads and writes times, such as `Europe/Lisbon`. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
