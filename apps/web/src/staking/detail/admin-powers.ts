import { m } from '@slipway/messages'
import type { PoolView } from './pool-act.ts'

function stopText(isOver: boolean, exitOpen: boolean): string[] {
  if (isOver) return exitOpen ? [] : [m.poolpage_can_exit()]
  return [exitOpen ? m.poolpage_can_stop_alone() : m.poolpage_can_stop()]
}

/** What the admin of a pool can still do, in words. Source: `PoolViews.capabilities`. */
export function adminPowers({ pool, now }: Pick<PoolView, 'pool' | 'now'>): readonly string[] {
  const { terms, state } = pool
  const isOver = now >= terms.endTime
  const times = now < terms.startTime ? m.poolpage_can_times() : m.poolpage_can_end()
  return [
    ...(isOver ? [] : [m.poolpage_can_rate(), times]),
    ...(terms.limit === 0n ? [] : [m.poolpage_can_limit()]),
    ...stopText(isOver, state.exitOpen),
    m.poolpage_can_recover(),
    m.poolpage_can_info(),
    ...(pool.kind === 'nft' ? [m.poolpage_can_uri()] : []),
  ]
}
