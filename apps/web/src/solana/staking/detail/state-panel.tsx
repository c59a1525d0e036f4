import { formatBps, formatInteger, formatTime, formatTimeLeft, m } from '@slipway/messages'
import { calculateDailyEarning } from '@slipway/sdk/shared/stake-earnings'
import { calculateCommitted } from '@slipway/sdk/solana/staking/pool-math'
import { solanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { PoolStatusBadge } from '../pool-status-badge.tsx'
import { earningOf, earningText } from '../unit-earning.ts'
import classes from './detail.module.css'
import { locksStakes } from './locks-stakes.ts'
import { endedEarly, nextMoment, type PoolMoment, poolMoments } from './pool-clock.ts'
import { calculateYearlyBps } from './pool-figures.ts'
import { poolTitle } from './pool-title.ts'
import type { PoolView } from './types.ts'

const waits: Readonly<Record<PoolMoment['id'], () => string>> = {
  start: m.stakepage_wait_start,
  deadline: m.stakepage_wait_deadline,
  end: m.stakepage_wait_end,
}

const names: Readonly<Record<PoolMoment['id'], () => string>> = {
  start: m.stakepage_moment_start,
  deadline: m.stakepage_moment_deadline,
  end: m.stakepage_moment_end,
}

const statusOf = ({ pool, now }: PoolView) => solanaPoolStatus(pool, now)

/** Whether nobody is in, and nobody can come in any more: what is left is earned by nobody. */
const isIdle = (view: PoolView) => view.pool.staked === 0n && statusOf(view) === 'closed'

function Wait({ view: { pool, now } }: { view: PoolView }) {
  const next = nextMoment(pool, now)
  if (!next) return null
  return (
    <div className={classes.wait}>
      <span>{waits[next.id]()}</span>
      <strong role="timer">{formatTimeLeft(next.at - now)}</strong>
      <small>{formatTime(next.at)}</small>
    </div>
  )
}

/** What a unit of the stake earns, in the words of the list; a percentage would need prices, and a year that the pool may not last. */
function Earning({ view }: { view: PoolView }) {
  const { pool, stake, reward, now } = view
  if (statusOf(view) === 'ended')
    return (
      <p className={classes.earned}>
        <strong>{m.stakepage_apr_none()}</strong>
        <span>{m.stakepage_emission_over()}</span>
      </p>
    )
  const earning = earningOf(pool, stake.decimals, now)
  if (!earning)
    return (
      <p className={classes.earned}>
        <strong>{m.solstakepage_nobody()}</strong>
        <span>{isIdle(view) ? m.stakepage_emission_over() : m.solstakepage_nobody_text()}</span>
      </p>
    )
  const unit = amountOf(stake, earning.part)
  const comingText = earning.isYear
    ? m.solstakepage_unit_year_coming
    : m.solstakepage_unit_rest_coming
  return (
    <p className={classes.earned}>
      <strong>{amountOf(reward, earning.reward)}</strong>
      <span>{now < pool.startAt ? comingText({ unit }) : earningText(earning, unit)}</span>
    </p>
  )
}

/** What all stakers earn together, while rewards run or are still to. */
function Rate({ view }: { view: PoolView }) {
  const { pool, reward } = view
  if (statusOf(view) === 'ended') return null
  const daily = calculateDailyEarning(pool.rate, { part: 1n, total: 1n })
  return (
    <div>
      <dt>{m.stakepage_rate()}</dt>
      <dd>
        {amountOf(reward, pool.rate)}
        <small>{m.solstakepage_rate_note({ amount: amountOf(reward, daily) })}</small>
      </dd>
    </div>
  )
}

function Yearly({ view: { pool, now } }: { view: PoolView }) {
  const yearly = calculateYearlyBps(pool, now)
  if (yearly === undefined) return null
  return (
    <div>
      <dt>{m.solstakepage_yearly()}</dt>
      <dd>
        {formatBps(yearly)}
        <small>{m.stakepage_yearly_note()}</small>
      </dd>
    </div>
  )
}

function Figures({ view }: { view: PoolView }) {
  const { pool, stake } = view
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{m.stakepage_total_staked()}</dt>
        <dd>{amountOf(stake, pool.staked)}</dd>
      </div>
      <div>
        <dt>{m.stakepage_stakers()}</dt>
        <dd>{formatInteger(pool.stakers)}</dd>
      </div>
      <Rate view={view} />
      <Yearly view={view} />
    </dl>
  )
}

/** What the state means for everybody. */
function Remarks({ view }: { view: PoolView }) {
  const { pool, stake, reward } = view
  const status = statusOf(view)
  const isLocked = locksStakes(pool)
  const unread = [stake, reward].filter(({ isUnread }) => isUnread)
  return (
    <>
      {unread.map((token) => (
        <NoticeBox key={token.mint} tone="bad" title={m.solstakepage_unread_title()}>
          {m.solstakepage_unread({ token: symbolOf(token) })}
        </NoticeBox>
      ))}
      {status === 'coming' && <NoticeBox>{m.stakepage_remark_coming()}</NoticeBox>}
      {status === 'closed' && <NoticeBox>{m.stakepage_remark_closed()}</NoticeBox>}
      {status === 'ended' && endedEarly(pool) && (
        <NoticeBox tone="warn">{m.solstakepage_remark_early()}</NoticeBox>
      )}
      {status === 'ended' && !endedEarly(pool) && (
        <NoticeBox>
          {isLocked ? m.stakepage_remark_ended() : m.stakepage_remark_ended_unlocked()}
        </NoticeBox>
      )}
      {pool.exitOpen && pool.lockSeconds > 0 && <NoticeBox>{m.stakepage_remark_exit()}</NoticeBox>}
    </>
  )
}

function Moments({ view: { pool, now } }: { view: PoolView }) {
  return (
    <ol className={classes.moments} aria-label={m.stakepage_moments()}>
      {poolMoments(pool).map(({ id, at }) => (
        <li key={id} data-past={at <= now || undefined}>
          <strong>{names[id]()}</strong>
          <time dateTime={new Date(at * 1_000).toISOString()}>{formatTime(at)}</time>
        </li>
      ))}
    </ol>
  )
}

/** Where a pool is: what a stake earns now, what the clock brings next, what is left, who is in. It loads on demand. */
export default function StatePanel({ view }: { view: PoolView }) {
  const { pool, stake, reward, now } = view
  const { startAt, endAt, stakeMint } = pool
  const isOver = now >= endAt || isIdle(view)
  const done = endAt > startAt ? (now - startAt) / (endAt - startAt) : 1
  return (
    <Panel>
      <div className={classes.stack}>
        <div className={classes.head}>
          <TokenAvatar symbol={symbolOf(stake)} seed={stakeMint} />
          <h2>{poolTitle(view)}</h2>
          <PoolStatusBadge status={statusOf(view)} />
        </div>
        <div className={classes.top}>
          <Earning view={view} />
          <Wait view={view} />
        </div>
        <ProgressBar label={m.stakepage_emission_done()} value={done}>
          {isOver
            ? m.stakepage_emission_over()
            : m.stakepage_emission_left({ left: amountOf(reward, calculateCommitted(pool, now)) })}
        </ProgressBar>
        <Figures view={view} />
        <Remarks view={view} />
        <Moments view={view} />
      </div>
    </Panel>
  )
}
