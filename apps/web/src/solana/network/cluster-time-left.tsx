import { formatTimeLeft } from '@slipway/messages'
import { useEffect, useState } from 'react'

interface ClusterTimeLeftProps {
  /** Unix seconds. */
  until: number
  /** Unix seconds of the cluster when it was last asked; from there on it ticks. */
  now: number
}

/** Time until a moment, ticking by the cluster's clock: the program judges by that, not by the visitor's. */
export function ClusterTimeLeft({ until, now }: ClusterTimeLeftProps) {
  const [state, setState] = useState({ now, passed: 0 })
  useEffect(() => {
    const began = Date.now()
    const tick = () => setState({ now, passed: Math.floor((Date.now() - began) / 1_000) })
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [now])
  return <span role="timer">{formatTimeLeft(until - state.now - state.passed)}</span>
}
