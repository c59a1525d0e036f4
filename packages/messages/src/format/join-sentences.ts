import { getLocale } from '../locale.ts'
import type { Locale } from '../locale-names.ts'

/** Whole sentences one after the other: a space between them in English, none in Chinese, whose full stop is as wide as one. */
export const joinSentences = (
  sentences: readonly (string | undefined)[],
  locale: Locale = getLocale(),
): string =>
  sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .join(locale === 'zh-CN' ? '' : ' ')
