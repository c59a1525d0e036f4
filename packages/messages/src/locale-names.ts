/** Languages of the interface (specification, sections 1 and 9); the first is the default. */
export const locales = ['en-US', 'zh-CN'] as const

/** A language of the interface. */
export type Locale = (typeof locales)[number]

/** Language of a visitor whose browser asks for none of ours. */
export const baseLocale: Locale = 'en-US'

/** Whether a text names one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
