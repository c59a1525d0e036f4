import { NativeSelect } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { lengthUnitChoices } from '../../form/length-units.ts'
import { localZone, toLocalInput } from '../../form/local-time.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { claimsPoints } from '../shared/claims-points.ts'
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

function LinearFields() {
  const { form, idOf } = useClaimsForm()
  return (
    <div className={classes.thirds}>
      <ClaimsField
        name="firstPercent"
        inputMode="decimal"
        label={m.airdrop_field_first()}
        rule={m.airdrop_field_first_rule()}
        unit="%"
      />
      <ClaimsField
        name="releaseLength"
        withAsterisk
        inputMode="numeric"
        label={m.airdrop_field_length()}
        rule={m.airdrop_field_length_rule()}
      />
      <NativeSelect
        key={form.key('releaseUnit')}
        id={idOf('releaseUnit')}
        label={m.airdrop_field_unit()}
        {...form.getInputProps('releaseUnit')}
        data={lengthUnitChoices(['minutes', 'hours', 'days', 'weeks'])}
      />
    </div>
  )
}

/** What is released when, drawn anew at each pause in typing. */
function LiveRelease() {
  const { snapshot, getNow, session, unit } = useClaimsForm()
  const reading = useStore(snapshot, (state) => state.reading)
  const terms = reading?.ok ? reading.draft : reading?.terms
  if (!terms) return <p className={classes.muted}>{m.airdrop_release_incomplete()}</p>
  const now = getNow()
  const points = claimsPoints(terms, now)
  const total = session.list.state === 'read' ? session.list.summary.total : undefined
  return (
    <div className={classes.stack}>
      <ReleasePicture points={points} now={now} hasTable />
      <ReleaseDates
        points={points}
        now={now}
        {...(total !== undefined && {
          amountOf: (part: number) =>
            formatAmount((total * BigInt(part)) / 10_000n, unit.decimals, {
              symbol: unit.symbol,
              maximumFractionDigits: 4,
            }),
        })}
      />
    </div>
  )
}

/** All at the start, or a part then and the rest evenly over a time. */
export function ClaimsReleaseSection() {
  const { form } = useClaimsForm()
  const release = useClaimsChoice('release')
  return (
    <Panel title={m.airdrop_section_release()} description={m.airdrop_section_release_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.airdrop_field_release()}
          value={release}
          onChange={(value) => form.setFieldValue('release', value)}
          choices={[
            { value: 'once', title: m.airdrop_release_once(), text: m.airdrop_release_once_text() },
            {
              value: 'linear',
              title: m.airdrop_release_linear(),
              text: m.airdrop_release_linear_text(),
            },
          ]}
        />
        {release === 'linear' && <LinearFields />}
        <LiveRelease />
      </div>
    </Panel>
  )
}
