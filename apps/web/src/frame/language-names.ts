import type { Locale } from '@slipway/messages'

interface LanguageName {
  readonly value: Locale
  readonly label: string
  /** Where there is room for two characters. */
  readonly short: string
}

/** Each language in its own words, so that who reads only one finds it; never translated. */
export const languageNames: readonly LanguageName[] = [
  { value: 'en-US', label: 'English', short: 'EN' },
  { value: 'zh-CN', label: '简体中文', short: '中文' },
]
