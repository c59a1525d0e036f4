/** A whole number from 1 to `max` as typed; undefined for anything else. */
export function readCount(text: string, max: number): number | undefined {
  const trimmed = text.trim()
  const count = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : 0
  return count >= 1 && count <= max ? count : undefined
}
