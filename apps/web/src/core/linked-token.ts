// Which token the link to a page has filled in there already, for each opened page: it outlives a reload as tabs do.

const placeOf = (key: string) => `slipway.linked.${key}`

/** The token that was filled in last. @param key of the tab */
export function linkedTokenOf(key: string): string | null {
  try {
    return sessionStorage.getItem(placeOf(key))
  } catch {
    return null
  }
}

/** @param token undefined where the page’s link names none, or its tab was closed */
export function keepLinkedToken(key: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(placeOf(key))
    else sessionStorage.setItem(placeOf(key), token)
  } catch {
    // A reload then fills it in once more.
  }
}
