import { formatDuration, getLocale, m } from '@slipway/messages'

const secondsPerYear = 31_557_600
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A count of any size: grouped, then in words, then as a power of ten. */
export function formatCount(value: number): string {
  if (value >= 1e15) {
    const exponent = Math.floor(Math.log10(value))
    const digits = [...String(exponent)].map((digit) => superscripts[Number(digit)]).join('')
    const factor = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 })
    return `${factor.format(value / 10 ** exponent)} × 10${digits}`
  }
  const isLarge = value >= 1e6
  return new Intl.NumberFormat(getLocale(), {
    notation: isLarge ? 'compact' : 'standard',
    compactDisplay: 'long',
    maximumFractionDigits: isLarge ? 2 : value < 100 ? 1 : 0,
  }).format(value)
}

/** A number per second or tried so far, short enough to tick. */
export function formatTicking(value: number): string {
  if (value >= 1e15) return formatCount(value)
  return new Intl.NumberFormat(getLocale(), {
    notation: value >= 1e5 ? 'compact' : 'standard',
    maximumFractionDigits: value >= 1e5 ? 2 : 0,
    minimumFractionDigits: value >= 1e5 ? 2 : 0,
  }).format(value)
}

/** A time that may be longer than anybody waits. */
export function formatSpan(seconds: number): string {
  if (seconds < 1) return m.tools_span_moment()
  const years = seconds / secondsPerYear
  if (years > 1_000) return m.tools_span_never()
  if (years > 2) return m.tools_span_years({ count: formatCount(Math.round(years)) })
  return formatDuration(Math.round(seconds))
}

export function formatChance(chance: number): string {
  return new Intl.NumberFormat(getLocale(), {
    style: 'percent',
    maximumFractionDigits: chance < 0.1 ? 2 : 0,
  }).format(Math.min(chance, 0.9999))
}
