function focusOn(element: HTMLElement): void {
  let fold = element.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  element.focus()
}

/**
 * Opens the folded parts around a field and moves the focus to it; the address bar belongs to the router. A field of a
 * part that is still loading takes the focus as soon as it is there.
 *
 * @returns ends the waiting
 */
export function goToField(id: string): () => void {
  const element = document.getElementById(id)
  if (element) {
    focusOn(element)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id)
    if (!late) return
    observer.disconnect()
    focusOn(late)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
