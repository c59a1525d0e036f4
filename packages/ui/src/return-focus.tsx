import { useEffect, useRef } from 'react'
import { lastFocus } from './last-focus.ts'

/** What stands where somebody was before a dialog opened: the button itself, what took its place, or the page. */
function findWayBack(opener: Element | null, parent: Element | null, at: number) {
  const places = [opener, parent?.children[at], document.querySelector('main')]
  return places.find((one): one is HTMLElement => {
    if (!(one instanceof HTMLElement) || !one.isConnected || one.matches(':disabled')) return false
    return one.tabIndex >= 0 || one.hasAttribute('tabindex')
  })
}

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
    const before = opener.current
    const parent = before?.parentElement ?? null
    const at = [...(parent?.children ?? [])].indexOf(before as Element)
    return () => {
      setTimeout(() => {
        const focused = document.activeElement
        if (focused && focused !== document.body && focused.isConnected) return
        findWayBack(before, parent, at)?.focus({ preventScroll: true })
      })
    }
  }, [])
  return null
}
