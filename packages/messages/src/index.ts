/**
 * Every text of the product in every language. `m.<key>(values)` renders in the visitor's language,
 * `m.<key>(values, { locale })` in a given one (API, bot, mail).
 */
export type { Locale, MessageOptions, Messages } from '../generated/messages.js'
export { m } from '../generated/messages.js'
export {
  baseLocale,
  getLocale,
  isLocale,
  locales,
  overwriteGetLocale,
  setLocale,
} from '../generated/runtime.js'
