import { formatTimeLeft } from '@slipway/messages'
import { useEffect, useState } from 'react'

interface CountdownProps {
  /** Unix seconds of the moment that is awaited. */
  until: number
  /** Called once, when the moment comes while the countdown is on screen. */
  onEnd?: () => void
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/**
 * Time left, ticking. A screen reader reads it on request; it does
 * not interrupt.
 */
export function Countdown({ until, onEnd }: CountdownProps) {
  const [now, setNow] = useState(nowSeconds)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) {
      onEnd?.()
      return
    }
    const timer = setInterval(() => setNow(nowSeconds()), 1_000)
    return () => clearInterval(timer)
  }, [isOver, onEnd])
  return <span role="timer">{formatTimeLeft(until - now)}</span>
}
