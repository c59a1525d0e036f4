import { useEffect, useState } from 'react'

/** The header's own height: above it there is nothing to win. */
const fixedAtPx = 96
/** Scrolled down this far since the last turn, the header goes. */
const hideAfterPx = 100

/**
 * Whether the header is out of the way: it goes while somebody reads on, and is back with the first step upwards. Where it
 * is to stay, scrolling is not watched: asking where the page stands makes the browser lay it out at once.
 */
export function useHeaderAway(isWanted: boolean): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let last = window.scrollY
    let turn = last
    const look = () => {
      const now = window.scrollY
      if (now < last || now <= fixedAtPx) {
        turn = Math.max(now, fixedAtPx)
        setAway(false)
      } else if (now - turn >= hideAfterPx) setAway(true)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      setAway(false)
    }
  }, [isWanted])
  return isAway
}
