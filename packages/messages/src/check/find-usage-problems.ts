/** A source file: where it is and what it says. */
export interface SourceText {
  readonly path: string
  readonly text: string
}

const asMember = /\bm\s*\.\s*([a-z][A-Za-z0-9]*_\w*)/g
const byName = /\bm\s*\[/
const asLiteral = /['"]([a-z][A-Za-z0-9]*_\w+)['"]/g

function* matches(text: string, pattern: RegExp): Generator<string> {
  for (const match of text.matchAll(pattern)) if (match[1]) yield match[1]
}

/**
 * Keys that no source uses, uses of keys that do not exist, and texts that are looked up by name: a page would then load
 * all of them. A key counts as used when it stands behind `m.`, or as a quoted name, as in a table from a state to its
 * text.
 */
export function findUsageProblems(
  keys: readonly string[],
  sources: readonly SourceText[],
): readonly string[] {
  const known = new Set(keys)
  const used = new Set<string>()
  const problems: string[] = []
  for (const { path, text } of sources) {
    if (byName.test(text))
      problems.push(
        `${path}: a text is looked up by its name, which loads every text; write m.name`,
      )
    for (const key of matches(text, asMember)) {
      used.add(key)
      if (!known.has(key)) problems.push(`${key}: used in ${path}, but not defined`)
    }
    for (const key of matches(text, asLiteral)) used.add(key)
  }
  const unused = keys.filter((key) => !used.has(key)).map((key) => `${key}: not used anywhere`)
  return [...problems, ...unused]
}
