import { Button } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { localZone, readLocalInput, toLocalInput } from '../../form/local-time.ts'
import classes from './create.module.css'
import { PoolField } from './pool-field.tsx'
import { useFormChoice, usePoolForm } from './pool-form-context.ts'

type MomentField = 'startTime' | 'endTime' | 'stakeDeadline'

const DAY = 86_400
const lengths = [7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY] as const

/** The same moment in UTC, for everybody who is elsewhere. */
function UtcLine({ field }: { field: MomentField }) {
  const { form } = usePoolForm()
  const [text, setText] = useState(form.getValues()[field])
  form.watch(field, ({ value }) => setText(value))
  const seconds = readLocalInput(text)
  if (seconds === undefined) return null
  return <p className={classes.utc}>{formatTime(seconds, { timeZone: 'UTC' })}</p>
}

function Moment({ name, label, rule }: { name: MomentField; label: string; rule: string }) {
  const { getNow } = usePoolForm()
  return (
    <div>
      <PoolField
        name={name}
        type="datetime-local"
        min={toLocalInput(getNow())}
        withAsterisk
        label={label}
        rule={rule}
      />
      <UtcLine field={name} />
    </div>
  )
}

/** Ends so long after the start. */
function LengthPresets() {
  const { form, getNow } = usePoolForm()
  const put = (length: number) => {
    const { start, startTime } = form.getValues()
    const from = (start === 'date' ? readLocalInput(startTime) : undefined) ?? getNow()
    // A whole minute, later rather than sooner.
    form.setFieldValue('endTime', toLocalInput(Math.ceil((from + length) / 60) * 60))
    form.clearFieldError('endTime')
  }
  return (
    <div className={classes.presets}>
      {lengths.map((length) => (
        <Button key={length} size="compact-xs" variant="default" onClick={() => put(length)}>
          {formatDuration(length)}
        </Button>
      ))}
    </div>
  )
}

function StartChoice() {
  const { form } = usePoolForm()
  const start = useFormChoice('start')
  return (
    <>
      <ChoiceCards
        label={m.stakemake_field_start()}
        value={start}
        onChange={(value) => form.setFieldValue('start', value)}
        choices={[
          { value: 'now', title: m.stakemake_start_now(), text: m.stakemake_start_now_text() },
          { value: 'date', title: m.stakemake_start_date(), text: m.stakemake_start_date_text() },
        ]}
      />
      {start === 'date' && (
        <Moment
          name="startTime"
          label={m.stakemake_field_start_at()}
          rule={m.stakemake_field_start_rule({ zone: localZone() })}
        />
      )}
    </>
  )
}

function DeadlineChoice() {
  const { form } = usePoolForm()
  const deadline = useFormChoice('deadline')
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
          name="stakeDeadline"
          label={m.stakemake_field_deadline_at()}
          rule={m.stakemake_field_deadline_rule()}
        />
      )}
    </>
  )
}

/** When rewards begin and end, and until when is staked. */
export function TimeSection() {
  return (
    <Panel title={m.stakemake_section_time()} description={m.stakemake_section_time_text()}>
      <div className={classes.stack}>
        <StartChoice />
        <div>
          <Moment
            name="endTime"
            label={m.stakemake_field_end()}
            rule={m.stakemake_field_end_rule({ zone: localZone() })}
          />
          <LengthPresets />
        </div>
        <DeadlineChoice />
      </div>
    </Panel>
  )
}
