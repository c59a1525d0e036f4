import { m } from '@slipway/messages'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { locksStakes } from './locks-stakes.ts'
import type { PoolView } from './pool-act.ts'
import classes from './pool-screen.module.css'

function stopText(isOver: boolean, locks: boolean): string[] {
  if (isOver) return locks ? [m.stakepage_can_exit()] : []
  return [locks ? m.stakepage_can_stop() : m.stakepage_can_stop_alone()]
}

/** What the admin of a pool can still do, in words. Source: `PoolViews.capabilities`. */
export function adminPowers({ pool, now }: Pick<PoolView, 'pool' | 'now'>): readonly string[] {
  const { terms } = pool
  const locks = locksStakes(pool)
  const rate = locks ? m.stakepage_can_rate() : m.stakepage_can_rate_free()
  const isOver = now >= terms.endTime
  const times = now < terms.startTime ? m.stakepage_can_times() : m.stakepage_can_end()
  return [
    ...(isOver ? [] : [rate, times]),
    ...(terms.limit === 0n ? [] : [m.stakepage_can_limit()]),
    ...stopText(isOver, locks),
    m.stakepage_can_recover(),
    m.stakepage_can_info(),
    ...(pool.kind === 'nft' ? [m.stakepage_can_uri()] : []),
  ]
}

const neverOf = ({ terms }: PoolView['pool']): readonly string[] => [
  m.stakepage_never_stake(),
  m.stakepage_never_earned(),
  terms.lockSeconds > 0 ? m.stakepage_never_lock() : m.stakepage_never_lock_free(),
  m.stakepage_never_unpaid(),
  m.stakepage_never_admin(),
]

/** What the admin can do, and what nobody ever can. */
export function AdminPowers({ view }: { view: PoolView }) {
  return (
    <div className={classes.powers}>
      <div>
        <h3>{m.stakepage_can_title()}</h3>
        <ul className={classes.rules}>
          {adminPowers(view).map((text) => (
            <li key={text}>
              <IconCheck size={16} stroke={1.8} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{m.stakepage_never_title()}</h3>
        <ul className={classes.rules}>
          {neverOf(view.pool).map((text) => (
            <li key={text} data-never>
              <IconLock size={16} stroke={1.8} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
