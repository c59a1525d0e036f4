import { watchFocus } from './watch-focus.ts'
import { noteWayBack } from './way-back.ts'

/**
 * Follows an element that was given the focus: where the page takes it away before somebody goes on, as a button whose act
 * is done, the focus goes to where it stood. Ends by itself when somebody goes on.
 */
export function holdFocus(element: Element): void {
  const findWayBack = noteWayBack(element)
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    end()
    if (document.activeElement !== document.body) return
    const next = findWayBack()
    next?.focus({ preventScroll: true })
    // What took its place may go as well.
    if (next) holdFocus(next)
  })
  const endWatch = watchFocus({
    come: (other) => {
      if (other !== element) end()
    },
    leave: () => end(),
  })
  function end(): void {
    observer.disconnect()
    endWatch()
  }
  observer.observe(document.body, { childList: true, subtree: true })
}
