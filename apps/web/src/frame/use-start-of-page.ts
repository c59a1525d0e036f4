import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the start of a page that somebody has just come to: the link that led there may be gone, and a
 * screen reader would go on in the page before. A page that gave the focus to a part of itself keeps it there, and so
 * does the bar of opened pages.
 */
export function useStartOfPage(key: string): void {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const main = document.getElementById('content')
    const focused = document.activeElement
    const isWithin = main?.contains(focused) && focused !== main && focused?.checkVisibility()
    if (isWithin || focused?.closest('[data-tabs]')) return
    main?.focus({ preventScroll: true })
  }, [key])
}
