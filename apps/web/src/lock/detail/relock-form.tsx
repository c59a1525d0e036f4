import { Checkbox } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { readRelockParams } from '@slipway/sdk/lock/read-lock-params'
import { calculateNextRelease, moveSchedule, unitsOfLock } from '@slipway/sdk/lock/release-math'
import { useState } from 'react'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { pointsLeft, withdrawnBps } from '../../release/points-left.ts'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import { loadLockPlans } from './load-plans.ts'
import { amountOf, formId, untilText } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

const DAY_SECONDS = 86_400
/** Offered first: a month later than now, or than the end. */
const OFFERED_DAYS = 30

/** What the lock will look like: its whole schedule moves along with its end. */
function MovedPicture({ view, unlockAt }: { view: LockView; unlockAt: bigint }) {
  const { record, now } = view
  const end = Number(unlockAt)
  const isForever = unlockAt === lockForever
  const schedule = record.kind === 'token' ? record.schedule : undefined
  const moved = schedule && moveSchedule(schedule, record.unlockAt, end)
  const { units, initialUnits } = unitsOfLock(record)
  const withdrawn = withdrawnBps(units, initialUnits)
  const next = moved && calculateNextRelease({ ...record, unlockAt: end, schedule: moved }, now)
  const points = releasePoints({ unlockAt: end, isForever, schedule: moved })
  return (
    <>
      <p>
        {isForever
          ? m.lock_relock_preview_forever()
          : m.lock_relock_preview({ time: untilText(unlockAt) })}
      </p>
      {next && next.from > now && withdrawn > 0 && (
        <p>
          {m.lock_relock_preview_withdrawn({
            amount: amountOf(view, record.initialAmount - record.amount),
            time: formatTime(next.from),
          })}
        </p>
      )}
      <ReleasePicture
        points={pointsLeft(points, withdrawn, now)}
        now={now}
        lockedAt={record.lockedAt}
        withdrawn={withdrawn}
      />
    </>
  )
}

type Field = 'unlockAt'

/** Prolongs a lock: only ever later, or for ever. */
export function RelockForm({ act, view }: { act: FormContext; view: LockView }) {
  const { record, now } = view
  const [isForever, setForever] = useState(false)
  const read = (
    values: Readonly<Record<Field, string>>,
  ): FormResult<Field, { unlockAt: bigint }> => {
    const typed = readLocalInput(values.unlockAt)
    const unlockAt = isForever ? lockForever : typed === undefined ? undefined : BigInt(typed)
    return fromIssues(readRelockParams(unlockAt, { lock: record, now }), 'unlockAt')
  }
  return (
    <ActionForm<Field, { unlockAt: bigint }>
      act={act}
      kind="lock_relock"
      id={formId('lock_relock', view)}
      title={m.lock_relock_title()}
      text={m.lock_relock_text()}
      current={untilText(record.unlockAt)}
      open={m.lock_relock_open()}
      fields={
        isForever
          ? []
          : [
              {
                name: 'unlockAt',
                label: m.lock_relock_time(),
                rule: m.lock_relock_rule({ time: untilText(record.unlockAt) }),
                kind: 'time',
              },
            ]
      }
      initial={{
        unlockAt: toLocalInput(Math.max(record.unlockAt, now) + OFFERED_DAYS * DAY_SECONDS),
      }}
      extra={
        <Checkbox
          label={m.lock_relock_forever()}
          description={m.lock_relock_forever_text()}
          checked={isForever}
          onChange={(event) => setForever(event.currentTarget.checked)}
        />
      }
      read={read}
      preview={({ unlockAt }) => <MovedPicture view={view} unlockAt={unlockAt} />}
      {...(isForever && { finality: m.lock_relock_permanent_forever() })}
      plan={async ({ unlockAt }) => (await loadLockPlans()).relockPlan(view, unlockAt)}
    />
  )
}
