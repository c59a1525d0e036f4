import { noteWayBack } from './way-back.ts'

/**
 * Follows an element that was given the focus: where the page takes it away before somebody goes on, as a button whose act
 * is done, the focus goes to where it stood. Ends by itself when somebody goes on.
 */
export function holdFocus(element: Element): void {
  const findWayBack = noteWayBack(element)
  const end = () => {
    observer.disconnect()
    document.removeEventListener('focusin', come)
    document.removeEventListener('focusout', leave)
  }
  const come = ({ target }: FocusEvent) => {
    if (target !== element) end()
  }
  // What is taken away, or disabled while it works, loses the focus too, and so does all of a window that is left for
  // another, as a wallet's: nobody has gone on then.
  const leave = () =>
    queueMicrotask(() => {
      if (document.hasFocus() && element.isConnected && !element.matches(':disabled')) end()
    })
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    end()
    if (document.activeElement !== document.body) return
    const next = findWayBack()
    next?.focus({ preventScroll: true })
    // What took its place may go as well.
    if (next) holdFocus(next)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', come)
  document.addEventListener('focusout', leave)
}
