/** Languages of the interface (specification, sections 1 and 9); the first is the default. */
export const localeNames = ['en-US', 'zh-CN'] as const

/** Language of a visitor whose browser asks for none of ours. */
export const baseLocale = 'en-US'
