import { Button } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { localZone, readLocalInput, toLocalInput } from '../../../form/local-time.ts'
import { NoExitNotice } from '../../../form/no-exit-notice.tsx'
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

/** Warns where buyers could never leave. */
function ShortPresaleNotice({ snapshot }: Pick<TimeProps, 'snapshot'>) {
  const startAt = useStore(snapshot, ({ values }) => readLocalInput(values.startAt))
  const endAt = useStore(snapshot, ({ values }) => readLocalInput(values.endAt))
  return <NoExitNotice start={startAt} end={endAt} closed={solanaPresaleLimits.exitClosedSeconds} />
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
