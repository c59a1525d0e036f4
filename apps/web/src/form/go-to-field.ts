function focusOn(element: HTMLElement): void {
  let fold = element.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  element.focus()
}

/** What somebody does who has gone on elsewhere. */
const otherActs = ['focusin', 'pointerdown', 'keydown'] as const

/**
 * Opens the folded parts around a field and moves the focus to it; the address bar belongs to the router. A field of a
 * part that is still loading takes the focus as soon as it is there, unless somebody has gone on elsewhere by then.
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
    stop()
    focusOn(late)
  })
  const stop = () => {
    observer.disconnect()
    for (const act of otherActs) document.removeEventListener(act, stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of otherActs) document.addEventListener(act, stop, true)
  return stop
}
