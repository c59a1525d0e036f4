import { TextInput } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { useActionForm } from '../../../action/use-action-form.ts'
import { readChangedInput, toLocalInput } from '../../../form/local-time.ts'
import { NoExitNotice } from '../../../form/no-exit-notice.tsx'
import { ActionCard } from '../../console/action-card.tsx'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { exitClosedText } from './exit-terms.ts'
import { judgeTimes } from './judge-times.ts'
import type { PresaleActs } from './presale-act.ts'

interface Times {
  readonly startAt: number
  readonly endAt: number
}

const problem = (text: string | undefined) =>
  text === undefined ? undefined : { code: 'Presale_TimeRefused', text }

function readTimes(
  values: Readonly<Record<'start' | 'end', string>>,
  view: PresaleView,
): FormResult<'start' | 'end', Times> {
  const { presale, now } = view
  const hasBegun = now >= presale.startAt
  const startAt = hasBegun ? presale.startAt : readChangedInput(values.start, presale.startAt)
  const endAt = readChangedInput(values.end, presale.endAt)
  const unreadable = m.presale_admin_time_unreadable()
  if (startAt === undefined || endAt === undefined)
    return resultOrProblems(
      {
        start: problem(startAt === undefined ? unreadable : undefined),
        end: problem(endAt === undefined ? unreadable : undefined),
      },
      (): Times | null => null,
    )
  const judged = judgeTimes({ startAt, endAt }, view)
  const isSame = startAt === presale.startAt && endAt === presale.endAt
  const end = isSame ? m.console_row_same() : judged.end
  return resultOrProblems({ start: problem(judged.start), end: problem(end) }, () => ({
    startAt,
    endAt,
  }))
}

/** Other times: both before the start, the end alone after it. */
export function TimeCard({ view, acts }: { view: PresaleView; acts: PresaleActs }) {
  const { presale, token, now } = view
  const hasBegun = now >= presale.startAt
  const form = useActionForm(
    { symbol: token.symbol, decimals: token.decimals },
    { start: toLocalInput(presale.startAt), end: toLocalInput(presale.endAt) },
    (values: Readonly<Record<'start' | 'end', string>>) => readTimes(values, view),
    (times) => acts.open('setTime', { kind: 'setTime', ...times }),
  )
  const { reading } = form
  return (
    <ActionCard
      actions={acts.review}
      acts={['setTime']}
      title={m.presale_admin_time_title()}
      text={m.presale_admin_time_text({ closed: exitClosedText() })}
      doneText={m.presale_admin_time_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      {presale.buyers > 0 && (
        <NoticeBox tone="warn">{m.presale_admin_time_free({ closed: exitClosedText() })}</NoticeBox>
      )}
      {!hasBegun && (
        <TextInput
          type="datetime-local"
          label={m.presale_admin_time_start()}
          description={m.presale_admin_time_start_rule()}
          withAsterisk
          {...form.inputProps('start')}
        />
      )}
      <TextInput
        type="datetime-local"
        label={m.presale_admin_time_end()}
        description={m.solpresalepage_time_end_rule({
          notice: formatDuration(solanaPresaleLimits.noticeMinSeconds),
        })}
        withAsterisk
        {...form.inputProps('end')}
      />
      {reading.ok && (
        <>
          <p className={classes.muted}>
            {m.presale_admin_time_preview({
              start: formatTime(reading.params.startAt),
              end: formatTime(reading.params.endAt),
              duration: formatDuration(reading.params.endAt - reading.params.startAt),
            })}
          </p>
          <NoExitNotice
            start={reading.params.startAt}
            end={reading.params.endAt}
            closed={solanaPresaleLimits.exitClosedSeconds}
            now={now}
          />
        </>
      )}
    </ActionCard>
  )
}
