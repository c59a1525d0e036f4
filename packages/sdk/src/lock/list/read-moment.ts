import { lockForever } from '../lock-limits.ts'

const seconds = /^\d{1,15}$/
const date = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:?\d{2})?)?$/
const forever = new Set(['forever', '永久'])

/**
 * A moment as people write it in a list: unix seconds, `2027-03-01`, `2027-03-01 12:30`, or `forever`. A time without a
 * zone is UTC, the same for everybody who opens the list.
 * @returns unix seconds; undefined for a text that is no moment.
 */
export function readMoment(text: string): bigint | undefined {
  const trimmed = text.trim()
  if (forever.has(trimmed.toLowerCase())) return lockForever
  if (seconds.test(trimmed)) return BigInt(trimmed)
  const [, day = '', time = '00:00', zone = 'Z'] = date.exec(trimmed) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  const at = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  if (Number.isNaN(midnight) || Number.isNaN(at) || at < 0) return undefined
  // The calendar has no 30 February, but a parser may turn it into a day of March.
  return new Date(midnight).toISOString().startsWith(day) ? BigInt(at / 1000) : undefined
}
