/** State of the search in the address bar; a default stands nowhere, so that links stay short. */
export interface SearchState {
  readonly q?: string
  /** `here`: only the page's network. */
  readonly network?: 'here'
}

const LONGEST = 64

/** Reads it; what makes no sense there counts as not given. A number in the address bar comes as one. */
export function readSearchState({ q, network }: Readonly<Record<string, unknown>>): SearchState {
  const text = typeof q === 'number' ? String(q) : q
  const isText = typeof text === 'string' && !/\p{Cc}/u.test(text)
  const trimmed = isText ? text.trim().slice(0, LONGEST) : ''
  return {
    ...(trimmed ? { q: trimmed } : {}),
    ...(network === 'here' ? { network } : {}),
  }
}
