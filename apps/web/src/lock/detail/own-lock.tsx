import { Button, Skeleton } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import {
  calculateNextRelease,
  calculateReleasedAmount,
  unitsOfLock,
} from '@slipway/sdk/lock/release-math'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useState } from 'react'
import type { FormContext } from '../../action/form-context.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { pointsLeft, withdrawnBps } from '../../release/points-left.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { LockAmount } from '../shared/lock-amount.tsx'
import { lockStateAt } from '../shared/lock-state.ts'
import { LockStateBadge } from '../shared/lock-state-badge.tsx'
import { loadLockActions } from './load-lock-actions.ts'
import classes from './lock-detail.module.css'
import { LockFacts } from './lock-facts.tsx'
import { LockHistory } from './lock-history.tsx'
import type { LockView } from './lock-view.ts'
import { PowerList } from './power-list.tsx'

// With forms, their rules and what they read: for who is connected.
const LockActions = lazyPart(loadLockActions)

/** Amount, what is free, and when the next part comes. */
function Figures({ view }: { view: LockView }) {
  const { record, unit, now } = view
  // What can be withdrawn is the owner's already.
  const free = calculateReleasedAmount(record, now)
  const next = calculateNextRelease(record, now)
  const isGradual = next !== undefined && next.from <= now
  const until = isGradual ? next.at : next?.from
  return (
    <StatRow>
      <Stat
        label={m.lock_fact_amount()}
        value={<LockAmount units={record.amount - free} facts={unit} />}
        unit={unit.symbol}
      />
      <Stat
        label={m.lock_free_now()}
        value={<LockAmount units={free} facts={unit} />}
        unit={unit.symbol}
      />
      {until !== undefined ? (
        <Stat
          label={isGradual ? m.lock_fact_all_in() : m.lock_fact_next_in()}
          value={<TimeLeft until={until} />}
          note={formatTime(until)}
        />
      ) : (
        <Stat
          label={m.lock_fact_unlock()}
          value={record.isForever ? m.lock_unlock_never() : m.lock_unlock_since()}
        />
      )}
    </StatRow>
  )
}

/** When how much comes free; what was withdrawn and what is to come add up to all that was ever in the lock. */
function Release({ view: { record, row, now, unit } }: { view: LockView }) {
  const { units, initialUnits } = unitsOfLock(record)
  const share = withdrawnBps(units, initialUnits)
  const points = pointsLeft(releasePoints({ ...record, schedule: row.schedule }), share, now)
  const gone = record.initialAmount - record.amount
  const freeBy = (part: number) => {
    const free = (record.initialAmount * BigInt(Math.floor(part))) / 10_000n
    return free > gone ? free : gone
  }
  const amountOf = (amount: bigint) => <LockAmount units={amount} facts={unit} hasSymbol />
  return (
    <>
      <ReleasePicture
        points={points}
        now={now}
        lockedAt={record.lockedAt}
        withdrawn={share}
        hasTable
      />
      <ReleaseDates
        points={points}
        now={now}
        withdrawn={{ share, amount: amountOf(gone) }}
        amountOf={(until, before) => amountOf(freeBy(until) - freeBy(before))}
      />
    </>
  )
}

/** Everything about a lock below its figures. */
function Whole({ act, view, isOwner }: Omit<OwnLockProps, 'isUnfolded'>) {
  const { record, row, account, unit } = view
  return (
    <>
      <div className={classes.columns}>
        <section className={classes.column} aria-label={m.lock_release_title()}>
          <h3>{m.lock_release_title()}</h3>
          <Release view={view} />
        </section>
        <section className={classes.column}>
          <LockFacts view={view} />
          <h3>{m.lock_powers_title()}</h3>
          <PowerList record={record} />
        </section>
      </div>
      {account && (
        <LatePart pending={<Skeleton height={isOwner ? 480 : 92} />}>
          <LockActions act={act} view={view} account={account} isOwner={isOwner} />
        </LatePart>
      )}
      <section className={classes.past}>
        <h3>{m.lock_history_title()}</h3>
        <LockHistory row={row} unit={unit} />
      </section>
    </>
  )
}

interface OwnLockProps {
  act: FormContext
  view: LockView
  isOwner: boolean
  isUnfolded: boolean
}

/** One lock: how it stands, how it comes free, who can do what, and what happened. */
export function OwnLock({ isUnfolded, ...props }: OwnLockProps) {
  const { row, now } = props.view
  const [isWhole, setWhole] = useState(isUnfolded)
  const title = m.lock_number({ id: String(row.lockId) })
  return (
    <Panel title={title} actions={<LockStateBadge state={lockStateAt(row, now)} />} padding="flush">
      <div className={classes.inside}>
        <Figures view={props.view} />
      </div>
      {isWhole ? (
        <Whole {...props} />
      ) : (
        <div className={classes.unfold}>
          <Button variant="default" size="xs" onClick={() => setWhole(true)}>
            {m.lock_unfold({ lock: title })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
