import { Button } from '@mantine/core'
import { formatDuration, formatTime, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { EARLIEST_TIME, localZone, readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { NoExitNotice } from '../../form/no-exit-notice.tsx'
import classes from './create.module.css'
import { PresaleField } from './presale-field.tsx'
import { usePresaleForm } from './presale-form-context.ts'

const HOUR = 3_600
const DAY = 86_400
const startPresets = [HOUR, DAY, 3 * DAY] as const
const lengthPresets = [DAY, 3 * DAY, 7 * DAY] as const

/** The same moment in UTC, for everybody who is elsewhere. */
function UtcLine({ field }: { field: 'startTime' | 'endTime' }) {
  const { snapshot } = usePresaleForm()
  const seconds = useStore(snapshot, ({ values }) => readLocalInput(values[field]))
  return (
    <p className={classes.utc} aria-live="polite">
      {seconds === undefined ? m.presale_time_utc_none() : formatTime(seconds, { timeZone: 'UTC' })}
    </p>
  )
}

/** Warns where buyers could never leave. */
function ShortPresaleNotice() {
  const { snapshot } = usePresaleForm()
  const startTime = useStore(snapshot, ({ values }) => readLocalInput(values.startTime))
  const endTime = useStore(snapshot, ({ values }) => readLocalInput(values.endTime))
  return (
    <div className={classes.below}>
      <NoExitNotice
        start={startTime}
        end={endTime}
        closed={Number(presaleLimits.exitClosedSeconds)}
      />
    </div>
  )
}

/** Start and end, in the visitor's zone with UTC beside. */
export function TimeSection({ getNow }: { getNow: () => number }) {
  const { form } = usePresaleForm()
  const floor = toLocalInput(Math.max(EARLIEST_TIME, getNow()))
  const setTime = (field: 'startTime' | 'endTime', seconds: number) => {
    // A whole minute, later rather than sooner.
    form.setFieldValue(field, toLocalInput(Math.ceil(seconds / 60) * 60))
    form.clearFieldError(field)
  }
  const startOf = () => readLocalInput(form.getValues().startTime) ?? getNow() + HOUR
  return (
    <Panel
      title={m.presale_section_time()}
      description={m.presale_section_time_text({ zone: localZone() })}
    >
      <div className={classes.equal}>
        <div>
          <PresaleField
            name="startTime"
            type="datetime-local"
            min={floor}
            withAsterisk
            label={m.presale_field_start()}
            rule={m.presale_field_start_rule()}
          />
          <UtcLine field="startTime" />
          <div className={classes.presets}>
            {startPresets.map((ahead) => (
              <Button
                key={ahead}
                size="compact-xs"
                variant="default"
                onClick={() => setTime('startTime', getNow() + ahead)}
              >
                {m.presale_preset_ahead({ duration: formatDuration(ahead) })}
              </Button>
            ))}
          </div>
        </div>
        <div>
          <PresaleField
            name="endTime"
            type="datetime-local"
            min={floor}
            withAsterisk
            label={m.presale_field_end()}
            rule={m.presale_field_end_rule()}
          />
          <UtcLine field="endTime" />
          <div className={classes.presets}>
            {lengthPresets.map((length) => (
              <Button
                key={length}
                size="compact-xs"
                variant="default"
                onClick={() => setTime('endTime', startOf() + length)}
              >
                {m.presale_preset_length({ duration: formatDuration(length) })}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <ShortPresaleNotice />
    </Panel>
  )
}
