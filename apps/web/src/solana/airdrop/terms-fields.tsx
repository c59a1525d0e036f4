import { NativeSelect, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { lengthUnitChoices } from '../../form/length-units.ts'
import { localZone } from '../../form/local-time.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import classes from './airdrop.module.css'
import { airdropPoints } from './airdrop-points.ts'
import type { TermsChoices, TermsForm } from './use-terms-form.ts'

const units = ['minutes', 'hours', 'days', 'weeks'] as const

interface FieldsProps {
  form: TermsForm
}

function Start({ form: { choices, choose, inputProps } }: FieldsProps) {
  return (
    <>
      <ChoiceCards
        label={m.airdrop_field_start()}
        value={choices.start}
        onChange={(start) => choose({ start })}
        choices={[
          { value: 'now', title: m.airdrop_start_now(), text: m.airdrop_start_now_text() },
          { value: 'date', title: m.airdrop_start_date(), text: m.solana_airdrop_start_text() },
        ]}
      />
      {choices.start === 'date' && (
        <TextInput
          type="datetime-local"
          label={m.airdrop_field_start_time()}
          description={m.airdrop_field_time_rule({ zone: localZone() })}
          withAsterisk
          {...inputProps('startTime')}
        />
      )}
    </>
  )
}

function End({ form: { choices, choose, inputProps } }: FieldsProps) {
  return (
    <>
      <ChoiceCards
        label={m.airdrop_field_end()}
        value={choices.end}
        onChange={(end) => choose({ end })}
        choices={[
          { value: 'date', title: m.airdrop_end_date(), text: m.airdrop_end_date_text() },
          { value: 'never', title: m.airdrop_end_never(), text: m.airdrop_end_never_text() },
        ]}
      />
      {choices.end === 'date' ? (
        <TextInput
          type="datetime-local"
          label={m.airdrop_field_end_time()}
          description={m.airdrop_field_end_rule({ zone: localZone() })}
          withAsterisk
          {...inputProps('endTime')}
        />
      ) : (
        <NoticeBox tone="final" title={m.airdrop_never_title()}>
          {m.solana_airdrop_permanent_never()}
        </NoticeBox>
      )}
    </>
  )
}

function Linear({ form: { choices, choose, inputProps } }: FieldsProps) {
  return (
    <div className={classes.thirds}>
      <TextInput
        label={m.airdrop_field_first()}
        description={m.airdrop_field_first_rule()}
        inputMode="decimal"
        rightSection="%"
        {...inputProps('firstPercent')}
      />
      <TextInput
        label={m.airdrop_field_length()}
        description={m.airdrop_field_length_rule()}
        withAsterisk
        inputMode="numeric"
        {...inputProps('releaseLength')}
      />
      <NativeSelect
        label={m.airdrop_field_unit()}
        value={choices.releaseUnit}
        onChange={(event) =>
          choose({ releaseUnit: event.currentTarget.value as TermsChoices['releaseUnit'] })
        }
        data={lengthUnitChoices(units)}
      />
    </div>
  )
}

/** What is released when: as a picture, and by its dates. */
function Forecast({ form: { reading }, now }: FieldsProps & { now: number }) {
  if (!reading.ok) return <p className={classes.muted}>{m.airdrop_release_incomplete()}</p>
  const { startTime, firstBps, releaseSeconds } = reading.params
  const points = airdropPoints({
    startAt: startTime === 0n ? now : Number(startTime),
    ...{ firstBps: Number(firstBps), releaseSeconds: Number(releaseSeconds) },
  })
  return (
    <>
      <ReleasePicture points={points} now={now} hasTable />
      <ReleaseDates points={points} now={now} />
    </>
  )
}

/** When claims open and end, and how each entry is released. */
export function TermsFields({ form, now }: FieldsProps & { now: number }) {
  const { choices, choose } = form
  return (
    <>
      <Panel title={m.airdrop_section_time()} description={m.airdrop_section_time_text()}>
        <div className={classes.stack}>
          <Start form={form} />
          <End form={form} />
        </div>
      </Panel>
      <Panel title={m.airdrop_section_release()} description={m.airdrop_section_release_text()}>
        <div className={classes.stack}>
          <ChoiceCards
            label={m.airdrop_field_release()}
            value={choices.release}
            onChange={(release) => choose({ release })}
            choices={[
              {
                value: 'once',
                title: m.airdrop_release_once(),
                text: m.solana_airdrop_once_text(),
              },
              {
                value: 'linear',
                title: m.airdrop_release_linear(),
                text: m.solana_airdrop_linear_text(),
              },
            ]}
          />
          {choices.release === 'linear' && <Linear form={form} />}
          <Forecast form={form} now={now} />
        </div>
      </Panel>
    </>
  )
}
