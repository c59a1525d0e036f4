/** Of this tab: it outlives a page that the phone discards while its person is in the wallet. */
const key = 'slipway:pairing'

/** Milliseconds for which a code is good. */
const CODE_MS = 300_000

/** Whether the note may still be of the page before: nobody has asked, and this page has neither kept nor cleared one. */
let isLeft = true

/** That a code is shown, for the page which comes after this one: it offers another. */
export const pairingNote = {
  keep(): void {
    isLeft = false
    try {
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      // Whoever lets pages keep nothing opens the dialog again.
    }
  },
  clear(): void {
    isLeft = false
    try {
      sessionStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
  /** Whether the page before went away while it showed one; says so once. */
  takeLeft(): boolean {
    const wasLeft = isLeft && pairingNote.isKept()
    isLeft = false
    return wasLeft
  },
  /** Whether one is shown, or was when the page before went away. */
  isKept(): boolean {
    try {
      const keptAt = Number(sessionStorage.getItem(key) ?? Number.NaN)
      return Date.now() - keptAt < CODE_MS
    } catch {
      return false
    }
  },
}
