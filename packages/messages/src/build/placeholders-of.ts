import type { LocaleText } from './read-locales.ts'

const inText = /(?<!\\)\{\s*([A-Za-z_]\w*)\s*\}/g
const inDeclaration = /^\s*input\s+([A-Za-z_]\w*)/

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    for (const match of value.matchAll(inText)) if (match[1]) into.add(match[1])
    const declared = inDeclaration.exec(value)?.[1]
    if (declared) into.add(declared)
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, into)
  }
}

function localNames(value: LocaleText): ReadonlySet<string> {
  const names = new Set<string>()
  for (const match of JSON.stringify(value).matchAll(/"local\s+([A-Za-z_]\w*)\s*=/g)) {
    if (match[1]) names.add(match[1])
  }
  return names
}

/** Names that a text expects from its caller, sorted; variables that the text derives itself are left out. */
export function placeholdersOf(text: LocaleText): readonly string[] {
  const names = new Set<string>()
  collect(text, names)
  for (const local of localNames(text)) names.delete(local)
  return [...names].sort()
}
