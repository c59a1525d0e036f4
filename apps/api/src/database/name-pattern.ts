/** Trigrams need this many characters: a shorter text is looked up as a beginning instead. */
const TRIGRAM = 3

/**
 * What of a name a search text has to fit. None of the comparisons needs the planner to know the text, as LIKE does to
 * read an index of beginnings.
 *
 * - `start`: the lower-cased name lies between two texts.
 * - `part`: compared with ILIKE.
 * - `inside`: found in the lower-cased name by the characters that it has; a script without spaces between its words gives
 *   no beginning to look for. The database lowers the text as it lowers the name: it may know other letters than we do.
 */
export type NamePattern =
  | { readonly kind: 'start'; readonly values: { readonly from: string; readonly until: string } }
  | { readonly kind: 'part'; readonly values: { readonly part: string } }
  | { readonly kind: 'inside'; readonly values: { readonly inside: string } }

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** The first text, by bytes, after all that begin with this one, which is ASCII. */
const afterAll = (start: string): string =>
  start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1)

/** The pattern of what a user typed, with the wildcards of LIKE neutralised. */
export function namePattern(search: string): NamePattern {
  if (!isAscii(search)) return { kind: 'inside', values: { inside: search } }
  if (search.length >= TRIGRAM) {
    const escaped = search.replace(/[\\%_]/g, (sign) => `\\${sign}`)
    return { kind: 'part', values: { part: `%${escaped}%` } }
  }
  const from = search.toLowerCase()
  return { kind: 'start', values: { from, until: afterAll(from) } }
}
