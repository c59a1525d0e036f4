import type { Locale } from '@slipway/messages'

/** Each language in its own words, so that who reads only one finds it; never translated. */
export const languageNames: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '简体中文' },
]
