import { formatTimeLeft } from '@slipway/messages'
import { useChainNow } from './use-chain-now.ts'

/**
 * Time until a moment, ticking by the chain's clock: the one way in which the product says what is left. A screen reader
 * reads it on request; it does not interrupt. @param props.until unix seconds
 */
export function TimeLeft({ until }: { until: number }) {
  const now = useChainNow()
  return <span role="timer">{formatTimeLeft(until - now)}</span>
}
