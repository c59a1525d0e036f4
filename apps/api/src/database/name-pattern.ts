/** Trigrams need this many characters: a shorter text is looked up as a beginning instead. */
const TRIGRAM = 3

/** What of a name a search text has to fit. */
interface NamePattern {
  /**
   * `start` is compared with LIKE to the lower-cased name, `part` with ILIKE. `inside` is found in the lower-cased name by
   * the characters that it has: a script without spaces between its words gives no beginning to look for.
   */
  kind: 'start' | 'part' | 'inside'
  pattern: string
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** The pattern of what a user typed, with the wildcards of LIKE neutralised. */
export function namePattern(search: string): NamePattern {
  if (!isAscii(search)) return { kind: 'inside', pattern: search.toLowerCase() }
  const escaped = search.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return search.length < TRIGRAM
    ? { kind: 'start', pattern: `${escaped.toLowerCase()}%` }
    : { kind: 'part', pattern: `%${escaped}%` }
}
