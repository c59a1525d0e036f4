import { parsePattern } from './parse-pattern.ts'
import type { LocaleText } from './read-locales.ts'

/** Names that a text expects from its caller, sorted, each once. */
export function placeholdersOf(text: LocaleText): readonly string[] {
  const names = new Set<string>()
  const { plural, ...forms } = typeof text === 'string' ? { plural: undefined, other: text } : text
  if (plural !== undefined) names.add(plural)
  for (const form of Object.values(forms)) {
    for (const part of parsePattern(form)) if ('value' in part) names.add(part.value)
  }
  return [...names].sort()
}
