import { formatClockDuration } from '@slipway/sdk/shared/format-clock-duration'
import { useChainNow } from './use-chain-now.ts'

/** Time until a moment as days:hours:minutes:seconds, ticking by the chain's clock. @param props.until unix seconds */
export function TimeLeft({ until }: { until: number }) {
  const now = useChainNow()
  return <span role="timer">{formatClockDuration(Math.max(0, until - now))}</span>
}
