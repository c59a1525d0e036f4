import { formatInteger, formatTime, m } from '@slipway/messages'
import { calculateUnitEarning } from '@slipway/sdk/shared/earning-of-unit'
import { canStakeAt, type PoolStatus } from '@slipway/sdk/staking/pool-status'
import { calculateEmissionLeft, wholeUnit } from '@slipway/sdk/staking/position-math'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import type { ReactNode } from 'react'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { locksStakes } from './locks-stakes.ts'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './state-panel.module.css'

/** The next moment that the clock brings, by the state. */
function nextOf({ pool, status }: PoolView): { label: string; at: number } | undefined {
  const { startTime, stakeDeadline, endTime } = pool.terms
  if (status === 'coming') return { label: m.stakepage_wait_start(), at: startTime }
  if (status === 'running' && stakeDeadline < endTime) {
    return { label: m.stakepage_wait_deadline(), at: stakeDeadline }
  }
  if (status === 'running' || status === 'closed') {
    return { label: m.stakepage_wait_end(), at: endTime }
  }
  return undefined
}

function Wait({ view }: { view: PoolView }) {
  const next = nextOf(view)
  if (!next) return null
  return (
    <div className={classes.wait} data-live={view.status === 'running' || undefined}>
      <span>{next.label}</span>
      <strong>
        <TimeLeft until={next.at} />
      </strong>
      <small>{formatTime(next.at)}</small>
    </div>
  )
}

const remarks: Readonly<Partial<Record<PoolStatus, () => string>>> = {
  coming: m.stakepage_remark_coming,
  closed: m.stakepage_remark_closed,
  ended: m.stakepage_remark_ended,
  stopped: m.stakepage_remark_stopped,
}

/** A token that its own launch still holds back: who can stake it, and when rewards of it are paid. */
function GateRemarks({ pool }: Pick<PoolView, 'pool'>): ReactNode {
  const { stakedToken, rewardToken } = pool
  return (
    <>
      {stakedToken.isGated && (
        <NoticeBox tone="warn">
          {m.stakepage_remark_gated_stake({ token: stakedToken.symbol })}
        </NoticeBox>
      )}
      {rewardToken.isGated && (
        <NoticeBox tone="warn">
          {m.stakepage_remark_gated_reward({ token: rewardToken.symbol })}
        </NoticeBox>
      )}
    </>
  )
}

/** What a state means for those who are in; rewards are free of a lock time, stakes only where there is none. */
export function remarkOf({ pool, status }: Pick<PoolView, 'pool' | 'status'>): string | undefined {
  if (status === 'ended' && !locksStakes(pool)) return m.stakepage_remark_ended_unlocked()
  return remarks[status]?.()
}

function Remarks({ view }: { view: PoolView }): ReactNode {
  const { terms, state } = view.pool
  const remark = remarkOf(view)
  return (
    <>
      {remark && <NoticeBox tone={view.status === 'stopped' ? 'warn' : 'info'}>{remark}</NoticeBox>}
      {terms.lockSeconds > 0 && state.exitOpen && (
        <NoticeBox tone="info">{m.stakepage_remark_exit()}</NoticeBox>
      )}
      <GateRemarks pool={view.pool} />
    </>
  )
}

function Moments({ view }: { view: PoolView }) {
  const { startTime, stakeDeadline, endTime } = view.pool.terms
  const moments = [
    { label: m.stakepage_moment_start(), at: startTime },
    ...(stakeDeadline < endTime
      ? [{ label: m.stakepage_moment_deadline(), at: stakeDeadline }]
      : []),
    { label: m.stakepage_moment_end(), at: endTime },
  ]
  return (
    <ol className={classes.moments} aria-label={m.stakepage_moments()}>
      {moments.map(({ label, at }) => (
        <li key={label} data-past={at <= view.now || undefined}>
          <strong>{label}</strong>
          <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(at)}</time>
          {at > view.now && (
            <span>
              <TimeLeft until={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a whole unit earns, in a year or until the end, or why it earns nothing. */
function Earning({ view: { pool, status, now } }: { view: PoolView }) {
  const { glance } = poolAmounts(pool)
  const { terms, state } = pool
  const rewards = { rate: terms.rewardPerSecond, endAt: terms.endTime, staked: state.totalStaked }
  const earning = calculateUnitEarning(rewards, wholeUnit(pool), now)
  if (earning && pool.state.apr > 0n) {
    const unit = glance.staked(earning.part)
    return (
      <p className={classes.rate}>
        <strong>{glance.reward(earning.reward)}</strong>
        <span>
          {earning.isYear ? m.stakelist_unit_year({ unit }) : m.stakelist_unit_rest({ unit })}
        </span>
      </p>
    )
  }
  const isFree = status === 'running' && pool.state.totalStaked === 0n
  return (
    <p className={classes.rate}>
      <strong>{m.stakepage_apr_none()}</strong>
      {isFree && <span>{m.stakepage_apr_first()}</span>}
    </p>
  )
}

/** What all stakers earn together, while rewards run or are still to. */
function Rate({ pool, status }: PoolView) {
  if (status === 'ended' || status === 'stopped') return null
  return (
    <div>
      <dt>{m.stakepage_rate()}</dt>
      <dd>
        {poolAmounts(pool).glance.reward(pool.terms.rewardPerSecond)}
        <small>{m.stakepage_rate_note()}</small>
      </dd>
    </div>
  )
}

/** Where a pool stands: what a stake earns now, what the clock brings next, what is left, who is in. */
export function StatePanel({ view }: { view: PoolView }) {
  const { pool, now } = view
  const { reward, glance } = poolAmounts(pool)
  const left = calculateEmissionLeft(pool, now)
  const { startTime, endTime } = pool.terms
  const done = endTime > startTime ? (now - startTime) / (endTime - startTime) : 1
  // Nobody is in, and nobody can come in any more: what is left is earned by nobody.
  const isIdle = pool.state.totalStaked === 0n && !canStakeAt(pool, now)
  return (
    <Panel>
      <div className={classes.top}>
        <Earning view={view} />
        <Wait view={view} />
      </div>
      <ProgressBar label={m.stakepage_emission_done()} value={done}>
        {now >= endTime || isIdle
          ? m.stakepage_emission_over()
          : m.stakepage_emission_left({ left: reward(left) })}
      </ProgressBar>
      <dl className={classes.figures}>
        <div>
          <dt>{m.stakepage_total_staked()}</dt>
          <dd>{glance.staked(pool.state.totalStaked)}</dd>
        </div>
        <div>
          <dt>{m.stakepage_stakers()}</dt>
          <dd>{formatInteger(pool.state.stakerCount)}</dd>
        </div>
        <Rate {...view} />
      </dl>
      <Remarks view={view} />
      <Moments view={view} />
    </Panel>
  )
}
