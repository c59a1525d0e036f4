/**
 * Every text of the product in every language. `m.<key>(values)` renders in the visitor's language,
 * `m.<key>(values, { locale })` in a given one (API, bot, mail).
 */
export type { MessageOptions, Messages } from '../generated/messages.js'
export { m } from '../generated/messages.js'
export type { AmountUnit, ErrorArgs, ErrorContext } from './error/error-context.ts'
export { type ErrorCode, errorCodes, errorMessage, isErrorCode } from './error/error-message.ts'
export { type AmountFormat, formatAmount } from './format/format-amount.ts'
export { formatBps } from './format/format-bps.ts'
export { formatDollars } from './format/format-dollars.ts'
export { formatDuration, formatInterval, formatLength } from './format/format-duration.ts'
export { formatInteger } from './format/format-integer.ts'
export { formatNames } from './format/format-names.ts'
export { formatScripts } from './format/format-scripts.ts'
export { formatTime, type TimeFormat } from './format/format-time.ts'
export { formatTimeLeft } from './format/format-time-left.ts'
export { joinSentences } from './format/join-sentences.ts'
export { getLocale, matchLocale, setLocale } from './locale.ts'
export { baseLocale, isLocale, type Locale, locales } from './locale-names.ts'
