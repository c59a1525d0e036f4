import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** What stands between the entries of an enumeration, by the rules of each language's print. */
const separators: Readonly<Record<Locale, string>> = { 'en-US': ', ', 'zh-CN': '、' }

/** Words of the reader's language one after the other: `Marketing, Holders`, `营销、持有人`. */
export const formatNames = (names: readonly string[], locale: Locale = getLocale()): string =>
  names.join(separators[locale])
