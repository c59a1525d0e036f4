import { useEffect, useState } from 'react'

/**
 * The cluster's time in unix seconds, ticking between two readings: the program judges by its clock, not by the visitor's.
 * @param readAt unix milliseconds of this browser at which `now` was read
 */
export function useClusterNow(now: number, readAt: number): number {
  const [wall, setWall] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setWall(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now + Math.max(0, Math.floor((wall - readAt) / 1_000))
}
