import { baseLocale, isLocale, type Locale, locales } from './locale-names.ts'

/** Entry of the browser's local storage that keeps the visitor's choice. */
const storageKey = 'slipway.locale'

function storedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : undefined
  } catch {
    // A browser may forbid storage altogether; then nothing was ever chosen.
    return undefined
  }
}

const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** The first of the wanted languages that is ours, by its whole tag or by its language alone: `zh-TW` reads `zh-CN`. */
export function matchLocale(wanted: readonly string[]): Locale | undefined {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase())
    const found = exact ?? locales.find((locale) => languageOf(locale) === languageOf(tag))
    if (found) return found
  }
  return undefined
}

function detectLocale(): Locale {
  // Outside a browser nobody has a preference: a server names the language at each call.
  if (typeof window === 'undefined') return baseLocale
  return storedLocale() ?? matchLocale(navigator.languages ?? []) ?? baseLocale
}

let current: Locale | undefined

/** The visitor's language: their choice, else the browser's wish, else English. */
export function getLocale(): Locale {
  current ??= detectLocale()
  return current
}

/**
 * Keeps the visitor's choice and loads the page anew, so that nothing on it stays in the old language.
 * A choice that the browser cannot keep holds until the page is left.
 * @param options `reload: false` only changes the language of texts made from now on.
 */
export function setLocale(locale: Locale, options: { readonly reload?: boolean } = {}): void {
  const isChange = getLocale() !== locale
  current = locale
  // A program has no page to load anew, and newer runtimes warn of a storage that has no file.
  if (typeof window === 'undefined') return
  let isKept = true
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    isKept = false
  }
  if (isChange && isKept && options.reload !== false) window.location.reload()
}
