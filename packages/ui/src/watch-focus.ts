interface FocusWatch {
  /** An element has the focus now. */
  come: (element: Element) => void
  /** Somebody left an element by themselves, for another or for none. */
  leave: (element: Element) => void
}

/**
 * Calls back if an element that loses the focus is left. What is taken away, or disabled while it works, loses it to nobody,
 * and so does all of a window that is left for another, as a wallet's: nobody has gone on then.
 */
function ifLeft(element: Element, then: (element: Element) => void): void {
  if (element.matches(':disabled')) return
  // Browsers say so while the element is still there.
  queueMicrotask(() => {
    if (document.hasFocus() && element.isConnected) then(element)
  })
}

/** Follows the focus through the page. @returns what ends it */
export function watchFocus({ come, leave }: FocusWatch): () => void {
  const onIn = ({ target }: FocusEvent) => come(target as Element)
  const onOut = ({ target }: FocusEvent) => ifLeft(target as Element, leave)
  document.addEventListener('focusin', onIn)
  document.addEventListener('focusout', onOut)
  return () => {
    document.removeEventListener('focusin', onIn)
    document.removeEventListener('focusout', onOut)
  }
}
