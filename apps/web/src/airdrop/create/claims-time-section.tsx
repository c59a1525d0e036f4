import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { localZone, toLocalInput } from '../../form/local-time.ts'
import { ClaimsField } from './claims-field.tsx'
import { useClaimsChoice, useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

function StartFields() {
  const { form, getNow } = useClaimsForm()
  const start = useClaimsChoice('start')
  return (
    <>
      <ChoiceCards
        label={m.airdrop_field_start()}
        value={start}
        onChange={(value) => form.setFieldValue('start', value)}
        choices={[
          { value: 'now', title: m.airdrop_start_now(), text: m.airdrop_start_now_text() },
          { value: 'date', title: m.airdrop_start_date(), text: m.airdrop_start_date_text() },
        ]}
      />
      {start === 'date' && (
        <ClaimsField
          name="startTime"
          type="datetime-local"
          min={toLocalInput(getNow())}
          withAsterisk
          label={m.airdrop_field_start_time()}
          rule={m.airdrop_field_time_rule({ zone: localZone() })}
        />
      )}
    </>
  )
}

function EndFields() {
  const { form, getNow } = useClaimsForm()
  const end = useClaimsChoice('end')
  return (
    <>
      <ChoiceCards
        label={m.airdrop_field_end()}
        value={end}
        onChange={(value) => form.setFieldValue('end', value)}
        choices={[
          { value: 'date', title: m.airdrop_end_date(), text: m.airdrop_end_date_text() },
          { value: 'never', title: m.airdrop_end_never(), text: m.airdrop_end_never_text() },
        ]}
      />
      {end === 'date' ? (
        <ClaimsField
          name="endTime"
          type="datetime-local"
          min={toLocalInput(getNow())}
          withAsterisk
          label={m.airdrop_field_end_time()}
          rule={m.airdrop_field_end_rule({ zone: localZone() })}
        />
      ) : (
        <NoticeBox tone="final" title={m.airdrop_never_title()}>
          {m.airdrop_never_text()}
        </NoticeBox>
      )}
    </>
  )
}

/** When claims open and end. */
export function ClaimsTimeSection() {
  return (
    <Panel title={m.airdrop_section_time()} description={m.airdrop_section_time_text()}>
      <div className={classes.stack}>
        <StartFields />
        <EndFields />
      </div>
    </Panel>
  )
}
