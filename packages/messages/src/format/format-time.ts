import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** How a moment is shown. */
export interface TimeFormat {
  readonly locale?: Locale
  /** IANA zone; the reader's own by default, `UTC` for the line beside it. */
  readonly timeZone?: string
}

/**
 * A moment with its zone named: `Nov 21, 2026, 11:30 AM GMT+1`, `2026年11月21日 中欧标准时间 11:30`.
 * @param unixSeconds seconds since 1970.
 */
export function formatTime(unixSeconds: bigint | number, format: TimeFormat = {}): string {
  const { locale = getLocale(), timeZone } = format
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // Short names are Latin in Chinese: `GMT+1`.
    timeZoneName: locale === 'zh-CN' ? 'long' : 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(Number(unixSeconds) * 1000)
}
