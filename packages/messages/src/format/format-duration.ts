import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

const units = [
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
  ['second', 1n],
] as const

/** What Chinese calls a unit where its formatter is wordier than our texts, which say “每秒” and “10 秒”. */
const plainUnits = /秒钟/gu

/** Chinese keeps a space between a figure and its unit, as everywhere else in our texts. */
const betweenFigureAndHan = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu

/**
 * A duration in words, its two largest parts: `3 days, 4 hours`. Zero reads `0 seconds`.
 * @param seconds length in seconds; a negative one is read as zero.
 */
export function formatDuration(seconds: bigint | number, locale: Locale = getLocale()): string {
  let left = BigInt(typeof seconds === 'number' ? Math.trunc(seconds) : seconds)
  if (left < 0n) left = 0n
  const parts: string[] = []
  for (const [unit, size] of units) {
    const count = left / size
    left -= count * size
    if (count === 0n && !(unit === 'second' && parts.length === 0)) continue
    const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    parts.push(words.format(count))
    if (parts.length === 2) break
  }
  const text = new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  return text.replace(plainUnits, '秒').replace(betweenFigureAndHan, ' ')
}

const MINUTE = 60

/**
 * How long something goes on from now, or from the moment of a block: whole minutes, for the rest of seconds is but what
 * one clock is behind another. `30 days`, not `30 days, 1 second`. Below a minute in seconds.
 */
export const formatLength = (seconds: number, locale?: Locale): string =>
  formatDuration(seconds < MINUTE ? seconds : seconds - (seconds % MINUTE), locale)

/** How often something comes, after “every”: `day`, `2 days`, `1 hour, 30 minutes`; in Chinese `天`, `2 天`. */
export const formatInterval = (seconds: bigint | number, locale?: Locale): string =>
  formatDuration(seconds, locale).replace(/^1 (?=\p{L}+$)/u, '')
