/** Where visitors are. */
export const visitorTimeZone = 'Europe/Lisbon'

/** What a `datetime-local` field of a visitor's browser holds for a moment. @param seconds unix */
export function momentAsTyped(seconds: bigint): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: visitorTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return parts.format(new Date(Number(seconds) * 1_000)).replace(' ', 'T')
}
