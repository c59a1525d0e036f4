import { Button } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { localZone, readLocalInput, toLocalInput } from '../../../form/local-time.ts'
import { SolanaField } from '../../form/solana-field.tsx'
import { useFormChoice } from '../../form/use-form-choice.ts'
import own from './create.module.css'
import type { PoolForm } from './use-pool-form.ts'

const hour = 3_600
const day = 86_400
const aheads = [hour, day, 7 * day] as const
const lengths = [7 * day, 30 * day, 90 * day, 365 * day] as const

type TimeProps = Pick<PoolForm, 'form' | 'snapshot' | 'assets'>
type MomentField = 'startAt' | 'endAt' | 'deadlineAt'

/** A whole minute, later rather than sooner. */
const toMinute = (at: number) => toLocalInput(Math.ceil(at / 60) * 60)

interface MomentProps extends Pick<TimeProps, 'form' | 'snapshot'> {
  field: MomentField
  label: string
  rule: string
}

/** A moment in the visitor's zone, with the same one in UTC. */
function Moment({ field, label, rule, form, snapshot }: MomentProps) {
  const utc = useStore(snapshot, ({ values }) => readLocalInput(values[field]))
  return (
    <div>
      <SolanaField
        form={form}
        name={field}
        type="datetime-local"
        withAsterisk
        label={label}
        rule={rule}
      />
      {utc !== undefined && (
        <p className={own.utc} aria-live="polite">
          {formatTime(utc, { timeZone: 'UTC' })}
        </p>
      )}
    </div>
  )
}

interface PresetsProps {
  seconds: readonly number[]
  text: (length: { duration: string }) => string
  onChoose: (seconds: number) => void
}

/** What most choose, as buttons. */
function Presets({ seconds, text, onChoose }: PresetsProps) {
  return (
    <div className={own.presets}>
      {seconds.map((length) => (
        <Button key={length} size="compact-xs" variant="default" onClick={() => onChoose(length)}>
          {text({ duration: formatDuration(length) })}
        </Button>
      ))}
    </div>
  )
}

function Start({ form, snapshot, assets }: TimeProps) {
  const start = useFormChoice(form, 'start')
  const choose = (ahead: number) => {
    form.setFieldValue('startAt', toMinute(assets.now + ahead))
    form.clearFieldError('startAt')
  }
  return (
    <>
      <ChoiceCards
        label={m.stakemake_field_start()}
        value={start}
        onChange={(value) => form.setFieldValue('start', value)}
        choices={[
          {
            ...{ value: 'now', title: m.stakemake_start_now() },
            text: m.stakemake_start_now_text(),
          },
          { value: 'date', title: m.stakemake_start_date(), text: m.stakemake_start_date_text() },
        ]}
      />
      {start === 'date' && (
        <div>
          <Moment
            {...{ form, snapshot, field: 'startAt', label: m.stakemake_field_start_at() }}
            rule={m.stakemake_field_start_rule({ zone: localZone() })}
          />
          <Presets seconds={aheads} text={m.presale_preset_ahead} onChoose={choose} />
        </div>
      )}
    </>
  )
}

function End({ form, snapshot, assets }: TimeProps) {
  const choose = (length: number) => {
    const { start, startAt } = form.getValues()
    const from = (start === 'date' ? readLocalInput(startAt) : undefined) ?? assets.now
    form.setFieldValue('endAt', toMinute(Math.max(from, assets.now) + length))
    form.clearFieldError('endAt')
  }
  return (
    <div>
      <Moment
        {...{ form, snapshot, field: 'endAt', label: m.stakemake_field_end() }}
        rule={m.stakemake_field_end_rule({ zone: localZone() })}
      />
      <Presets seconds={lengths} text={m.presale_preset_length} onChoose={choose} />
    </div>
  )
}

function Deadline({ form, snapshot }: TimeProps) {
  const deadline = useFormChoice(form, 'deadline')
  return (
    <>
      <ChoiceCards
        label={m.stakemake_field_deadline()}
        value={deadline}
        onChange={(value) => form.setFieldValue('deadline', value)}
        choices={[
          {
            value: 'end',
            title: m.stakemake_deadline_end(),
            text: m.stakemake_deadline_end_text(),
          },
          {
            value: 'date',
            title: m.stakemake_deadline_date(),
            text: m.stakemake_deadline_date_text(),
          },
        ]}
      />
      {deadline === 'date' && (
        <Moment
          {...{ form, snapshot, field: 'deadlineAt', label: m.stakemake_field_deadline_at() }}
          rule={m.solstakemake_field_deadline_rule({ zone: localZone() })}
        />
      )}
    </>
  )
}

/** When rewards begin and end, and until when is staked. */
export function TimeSection(props: TimeProps) {
  return (
    <Panel title={m.stakemake_section_time()} description={m.stakemake_section_time_text()}>
      <div className={own.stack}>
        <Start {...props} />
        <End {...props} />
        <Deadline {...props} />
      </div>
    </Panel>
  )
}
