import { useEffect } from 'react'

/**
 * Calls back when the page is closed, reloaded or put aside: the last moments in which a browser lets it store something.
 * @param leave the same function as long as it does the same
 */
export function useOnLeave(leave: () => void): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [leave])
}
