/** Trigrams need this many characters: a shorter text is looked up as a beginning instead. */
const TRIGRAM = 3

/** What of a name a search text has to fit. */
interface NamePattern {
  /** `start` is compared with LIKE to the lower-cased name, `part` with ILIKE */
  kind: 'start' | 'part'
  pattern: string
}

/** The pattern of what a user typed, with the wildcards of LIKE neutralised. */
export function namePattern(search: string): NamePattern {
  const escaped = search.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return [...search].length < TRIGRAM
    ? { kind: 'start', pattern: `${escaped.toLowerCase()}%` }
    : { kind: 'part', pattern: `%${escaped}%` }
}
