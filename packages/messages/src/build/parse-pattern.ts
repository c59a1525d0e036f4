/** Part of a pattern: words as they stand, or the name of a value. */
export type PatternPart = { readonly words: string } | { readonly value: string }

const tokens = /\\([\\{}])|\{\s*([A-Za-z_]\w*)\s*\}/g

/**
 * Takes a pattern apart: `At most {max}` is words and a value. A brace that is meant as a brace has a backslash before it.
 * Anything else in braces stays as it stands.
 */
export function parsePattern(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = []
  let words = ''
  let from = 0
  for (const match of pattern.matchAll(tokens)) {
    const [whole, escaped, value] = match
    words += pattern.slice(from, match.index) + (escaped ?? '')
    from = match.index + whole.length
    if (value === undefined) continue
    if (words !== '') parts.push({ words })
    words = ''
    parts.push({ value })
  }
  words += pattern.slice(from)
  if (words !== '') parts.push({ words })
  return parts
}
