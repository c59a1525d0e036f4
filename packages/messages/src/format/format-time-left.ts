import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

const DAY = 86_400
const HOUR = 3_600
const MINUTE = 60

/** Days, hours, minutes, seconds, as a figure that ticks has room for. */
const units: Record<Locale, readonly [string, string, string, string]> = {
  'en-US': ['d', 'h', 'min', 's'],
  'zh-CN': ['天', '小时', '分', '秒'],
}

/**
 * What is left until a moment, short and with its units: `2 d 23 h 31 min`, and with seconds in the last day.
 * @param seconds a negative one is read as zero.
 */
export function formatTimeLeft(seconds: number, locale: Locale = getLocale()): string {
  const left = Math.max(0, Math.trunc(seconds))
  const [day, hour, minute, second] = units[locale]
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const parts: readonly [number, string][] = [
    [days, day],
    [hours, hour],
    [minutes, minute],
    ...(days === 0 ? [[left % MINUTE, second] as [number, string]] : []),
  ]
  // A unit that has not begun is left out, one between others stays, so that the figure keeps its places.
  const first = parts.findIndex(([count]) => count > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first)
  return shown.map(([count, unit]) => `${count}\u00a0${unit}`).join(' ')
}
