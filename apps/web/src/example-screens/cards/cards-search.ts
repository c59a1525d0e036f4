/** State of the cards in the address bar. */
export interface CardsSearch {
  /** Words that a tool is looked for by. */
  readonly q?: string
}

/** Reads it; what makes no sense there counts as not given. */
export function readCardsSearch({ q }: Readonly<Record<string, unknown>>): CardsSearch {
  const text = typeof q === 'string' && !/\p{Cc}/u.test(q) ? q.trim().slice(0, 64) : ''
  return text ? { q: text } : {}
}
