import { Button } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { localZone, readLocalInput, toLocalInput } from '../../../form/local-time.ts'
import { SolanaField } from '../../form/solana-field.tsx'
import own from './create.module.css'
import type { PresaleForm } from './use-presale-form.ts'

const hour = 3_600
const day = 86_400

const moments = {
  startAt: { label: m.presale_field_start, rule: m.presale_field_start_rule },
  endAt: { label: m.presale_field_end, rule: m.solpresalemake_field_end_rule },
} as const
const presets = {
  startAt: { seconds: [hour, day, 3 * day], text: m.presale_preset_ahead },
  endAt: { seconds: [day, 3 * day, 7 * day], text: m.presale_preset_length },
} as const

type TimeProps = Pick<PresaleForm, 'form' | 'snapshot' | 'asset'>

/** Start or end, with the same moment in UTC, and what most choose as buttons. */
function Moment({ field, form, snapshot, asset }: TimeProps & { field: 'startAt' | 'endAt' }) {
  const { label, rule } = moments[field]
  const { seconds, text } = presets[field]
  const utc = useStore(snapshot, ({ values }) => readLocalInput(values[field]))
  const choose = (length: number) => {
    const start = readLocalInput(form.getValues().startAt) ?? asset.now + hour
    const at = (field === 'startAt' ? asset.now : start) + length
    // A whole minute, later rather than sooner.
    form.setFieldValue(field, toLocalInput(Math.ceil(at / 60) * 60))
    form.clearFieldError(field)
  }
  return (
    <div>
      <SolanaField
        form={form}
        name={field}
        type="datetime-local"
        withAsterisk
        label={label()}
        rule={rule()}
      />
      <p className={own.utc} aria-live="polite">
        {utc === undefined ? m.presale_time_utc_none() : formatTime(utc, { timeZone: 'UTC' })}
      </p>
      <div className={own.presets}>
        {seconds.map((length) => (
          <Button key={length} size="compact-xs" variant="default" onClick={() => choose(length)}>
            {text({ duration: formatDuration(length) })}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Says so where buyers could never leave: a presale that is no longer than the minutes in which leaving is closed. */
function ShortPresaleNotice({ snapshot }: Pick<TimeProps, 'snapshot'>) {
  const length = useStore(snapshot, ({ values }) => {
    const [start, end] = [readLocalInput(values.startAt), readLocalInput(values.endAt)]
    return start === undefined || end === undefined ? undefined : end - start
  })
  const closed = solanaPresaleLimits.exitClosedSeconds
  if (length === undefined || length <= 0 || length > closed) return null
  return (
    <NoticeBox tone="warn" title={m.presale_time_no_exit()}>
      {m.presale_time_no_exit_text({ closed: formatDuration(closed) })}
    </NoticeBox>
  )
}

/** Start and end, in the visitor's zone with UTC beside. */
export function TimeSection(props: TimeProps) {
  return (
    <Panel
      title={m.presale_section_time()}
      description={m.presale_section_time_text({ zone: localZone() })}
    >
      <div className={own.stack}>
        <div className={own.equal}>
          <Moment field="startAt" {...props} />
          <Moment field="endAt" {...props} />
        </div>
        <ShortPresaleNotice snapshot={props.snapshot} />
      </div>
    </Panel>
  )
}
