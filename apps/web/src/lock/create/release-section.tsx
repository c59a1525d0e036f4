import { NativeSelect } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { lengthUnitChoices } from '../../form/length-units.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import classes from './create.module.css'
import { LockField } from './lock-field.tsx'
import { useFormChoice, useLockForm } from './lock-form-context.ts'
import { UtcLine } from './time-section.tsx'

function FirstFields() {
  return (
    <div className={classes.equal}>
      <div>
        <LockField
          name="cliffAt"
          type="datetime-local"
          label={m.lock_field_cliff()}
          rule={m.lock_field_cliff_rule()}
        />
        <UtcLine field="cliffAt" />
      </div>
      <LockField
        name="firstPercent"
        inputMode="decimal"
        label={m.lock_field_first()}
        rule={m.lock_field_first_rule()}
        unit="%"
      />
    </div>
  )
}

function CycleFields() {
  const { form, idOf } = useLockForm()
  return (
    <div className={classes.thirds}>
      <LockField
        name="cyclePercent"
        withAsterisk
        inputMode="decimal"
        label={m.lock_field_each()}
        rule={m.lock_field_each_rule()}
        unit="%"
      />
      <LockField
        name="cycleLength"
        withAsterisk
        inputMode="numeric"
        label={m.lock_field_cycle()}
        rule={m.lock_field_cycle_rule()}
      />
      <NativeSelect
        key={form.key('cycleUnit')}
        id={idOf('cycleUnit')}
        label={m.lock_field_cycle_unit()}
        {...form.getInputProps('cycleUnit')}
        data={lengthUnitChoices(['minutes', 'hours', 'days', 'weeks'])}
      />
    </div>
  )
}

/** What comes free when, drawn anew at each pause in typing. */
function LiveRelease() {
  const { snapshot, getNow } = useLockForm()
  const terms = useStore(snapshot, ({ reading }) => reading?.terms ?? null)
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  const { symbol, decimals } = useStore(snapshot, ({ values }) => values)
  if (!terms) return <p className={classes.muted}>{m.lock_release_incomplete()}</p>
  const points = releasePoints(terms)
  const amount = draft && 'amount' in draft ? draft.amount : undefined
  return (
    <div className={classes.release}>
      <ReleasePicture points={points} now={getNow()} hasTable />
      <ReleaseDates
        points={points}
        now={getNow()}
        {...(amount !== undefined && {
          amountOf: (share: number, before: number) =>
            formatAmount((amount * BigInt(share - before)) / 10_000n, decimals, {
              symbol,
              maximumFractionDigits: 6,
            }),
        })}
      />
    </div>
  )
}

/** Whether it comes free at once, evenly or in parts, with a picture of it. */
export function ReleaseSection() {
  const { form } = useLockForm()
  const release = useFormChoice('release')
  return (
    <Panel title={m.lock_section_release()} description={m.lock_section_release_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.lock_field_release()}
          value={release}
          onChange={(value) => form.setFieldValue('release', value)}
          choices={[
            { value: 'once', title: m.lock_release_once(), text: m.lock_release_once_text() },
            {
              value: 'linear',
              title: m.lock_release_linear(),
              text: m.lock_release_linear_text(),
            },
            {
              value: 'stepped',
              title: m.lock_release_stepped(),
              text: m.lock_release_stepped_text(),
            },
          ]}
        />
        {release !== 'once' && <FirstFields />}
        {release === 'stepped' && <CycleFields />}
        <LiveRelease />
      </div>
    </Panel>
  )
}
