import { useEffect, useRef } from 'react'
import { holdFocus } from './hold-focus.ts'
import { lastFocus } from './last-focus.ts'
import { noteWayBack } from './way-back.ts'

/** What has the focus, or had it until it was disabled while the dialog was prepared. */
function findOpener(): Element | null {
  const { activeElement, body } = document
  return activeElement === body ? (lastFocus() ?? body) : activeElement
}

/**
 * Stands in a dialog, and gives the focus back once the dialog is gone. The library does so only for a dialog that is
 * told to close; ours are there as long as they are open.
 */
export function ReturnFocus() {
  // While it is first rendered the focus has not moved into the dialog yet.
  const opener = useRef(findOpener())
  useEffect(() => {
    const findWayBack = noteWayBack(opener.current)
    return () => {
      setTimeout(() => {
        const { activeElement, body } = document
        if (activeElement && activeElement !== body && activeElement.isConnected)
          return holdFocus(activeElement)
        const found = findWayBack()
        found?.focus({ preventScroll: true })
        if (found) holdFocus(found)
      })
    }
  }, [])
  return null
}
