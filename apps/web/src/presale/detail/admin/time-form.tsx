import { formatDuration, formatTime, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { toLocalInput } from '../../../form/local-time.ts'
import { NoExitNotice } from '../../../form/no-exit-notice.tsx'
import { exitClosedText } from '../exit-terms.ts'
import { isOwner, type PresaleContext } from '../presale-context.ts'
import { type TimeParams, timePlan } from './owner-plans.ts'
import { hasBegun, readTimeParams } from './read-owner-params.ts'

function Preview({ act, params }: { act: PresaleContext; params: TimeParams }) {
  const { state } = act.presale
  return (
    <>
      <p style={{ margin: 0 }}>
        {m.presale_admin_time_preview({
          start: formatTime(params.startTime),
          end: formatTime(params.endTime),
          duration: formatDuration(params.endTime - params.startTime),
        })}
      </p>
      <NoExitNotice
        start={params.startTime}
        end={params.endTime}
        closed={Number(presaleLimits.exitClosedSeconds)}
        now={act.now}
      />
      {state.total > 0n && !state.termsChanged && (
        <NoticeBox tone="warn">{m.presale_admin_time_free({ closed: exitClosedText() })}</NoticeBox>
      )}
    </>
  )
}

/** New times, with what they cost the owner: whoever is in may leave for nothing. */
export function TimeGroup({ act }: { act: PresaleContext }) {
  if (!isOwner(act)) return null
  return (
    <ActionGroup title={m.presale_admin_time_title()}>
      <TimeForm act={act} />
    </ActionGroup>
  )
}

function TimeForm({ act }: { act: PresaleContext }) {
  const { presale, status, now } = act
  const { startTime, endTime } = presale.terms
  const current = `${formatTime(startTime)} – ${formatTime(endTime)}`
  const isDone = act.doneOf('presale_set_time') !== null
  // Its end may lie ahead, or have passed long after.
  const wasCalledOff = status.reason === 'owner' || status.reason === 'removed'
  if ((now >= endTime || presale.state.poolStatus !== 0) && !isDone)
    return (
      <FactRow title={current} text={m.presale_admin_time_text({ closed: exitClosedText() })}>
        {wasCalledOff ? m.presale_admin_time_canceled() : m.presale_admin_time_closed()}
      </FactRow>
    )
  const isBegun = hasBegun(presale, now)
  const start = {
    name: 'start',
    label: m.presale_admin_time_start(),
    rule: m.presale_admin_time_start_rule(),
    kind: 'time',
  } as const
  const end = {
    name: 'end',
    label: m.presale_admin_time_end(),
    rule: m.presale_admin_time_end_rule(),
    kind: 'time',
  } as const
  return (
    <ActionForm<'start' | 'end', TimeParams>
      act={act}
      kind="presale_set_time"
      title={current}
      text={m.presale_admin_time_text({ closed: exitClosedText() })}
      isSetting
      fields={isBegun ? [end] : [start, end]}
      initial={{ start: toLocalInput(startTime), end: toLocalInput(endTime) }}
      read={(values) => readTimeParams(values, presale, now, m.presale_admin_time_unreadable())}
      preview={(params) => <Preview act={act} params={params} />}
      plan={(params) => timePlan(act, params)}
    />
  )
}
