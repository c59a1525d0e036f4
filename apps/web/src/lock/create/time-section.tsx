import { Button } from '@mantine/core'
import { formatDuration, formatLength, formatTime, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { localZone, readLocalInput, toLocalInput } from '../../form/local-time.ts'
import classes from './create.module.css'
import { LockField } from './lock-field.tsx'
import { useFormChoice, useLockForm } from './lock-form-context.ts'

const DAY = 86_400
const presets = [30 * DAY, 90 * DAY, 180 * DAY, 365 * DAY, 730 * DAY] as const
/** Below this others have every reason to doubt. */
const SHORT_SECONDS = 30 * DAY
const MIN_SECONDS = 300

/** A moment of the form in unix seconds, as it is typed. */
function useMoment(field: 'unlockAt' | 'cliffAt'): number | undefined {
  const { form } = useLockForm()
  const [text, setText] = useState(form.getValues()[field])
  form.watch(field, ({ value }) => setText(value))
  return readLocalInput(text)
}

/** The same moment in UTC, for everybody who is elsewhere. */
export function UtcLine({ field }: { field: 'unlockAt' | 'cliffAt' }) {
  const seconds = useMoment(field)
  if (seconds === undefined) return null
  return <p className={classes.utc}>{formatTime(seconds, { timeZone: 'UTC' })}</p>
}

/** How long the lock lasts; red below thirty days, though five minutes are allowed. */
function LengthNote() {
  const { getNow } = useLockForm()
  const seconds = useMoment('unlockAt')
  const left = seconds === undefined ? 0 : seconds - getNow()
  if (left <= MIN_SECONDS) return null
  const duration = formatLength(left)
  if (left >= SHORT_SECONDS - 60)
    return <p className={classes.muted}>{m.lock_length({ duration })}</p>
  return (
    <NoticeBox tone="bad" title={m.lock_short({ duration })}>
      {m.lock_short_text()}
    </NoticeBox>
  )
}

function UnlockField() {
  const { form, getNow } = useLockForm()
  const put = (length: number) => {
    // A whole minute, later rather than sooner.
    form.setFieldValue('unlockAt', toLocalInput(Math.ceil((getNow() + length) / 60) * 60))
    form.clearFieldError('unlockAt')
  }
  return (
    <div>
      <LockField
        name="unlockAt"
        type="datetime-local"
        min={toLocalInput(getNow())}
        withAsterisk
        label={m.lock_field_unlock()}
        rule={m.lock_field_unlock_rule({ zone: localZone() })}
      />
      <UtcLine field="unlockAt" />
      <div className={classes.presets}>
        {presets.map((length) => (
          <Button key={length} size="compact-xs" variant="default" onClick={() => put(length)}>
            {formatDuration(length)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Until when it is locked, or that it never ends. */
export function TimeSection({ isStepped }: { isStepped: boolean }) {
  const { form } = useLockForm()
  const until = useFormChoice('until')
  return (
    <Panel title={m.lock_section_time()} description={m.lock_section_time_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.lock_field_until()}
          value={until}
          onChange={(value) => form.setFieldValue('until', value)}
          choices={[
            { value: 'date', title: m.lock_until_date(), text: m.lock_until_date_text() },
            {
              value: 'forever',
              title: m.lock_until_forever(),
              text: m.lock_until_forever_text(),
            },
          ]}
        />
        {until === 'forever' && (
          <NoticeBox tone="final" title={m.lock_forever_title()}>
            {m.lock_forever_text()}
          </NoticeBox>
        )}
        {until === 'date' && isStepped && (
          <p className={classes.muted}>{m.lock_unlock_stepped()}</p>
        )}
        {until === 'date' && !isStepped && (
          <>
            <UnlockField />
            <LengthNote />
          </>
        )}
      </div>
    </Panel>
  )
}
