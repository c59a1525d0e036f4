import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SolanaLockDraft } from '@slipway/sdk/solana/lock/types'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import classes from '../console/console.module.css'

export type Release = 'once' | 'linear' | 'stepped'
type Field = 'cliffAt' | 'firstPercent' | 'cyclePercent' | 'cycleDays'

interface LockTermsFieldsProps {
  release: Release
  setRelease: (release: Release) => void
  inputProps: (field: Field) => object
  /** What is typed, where it can be read. */
  draft: SolanaLockDraft | undefined
  now: number
}

/** Whether it comes free at once, evenly or in steps, with a picture of it. */
export function LockTermsFields(props: LockTermsFieldsProps) {
  const { release, setRelease, inputProps, draft, now } = props
  const points = draft ? releasePoints({ ...draft, isForever: false }) : undefined
  return (
    <Panel title={m.lock_section_release()} description={m.lock_section_release_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.lock_field_release()}
          value={release}
          onChange={setRelease}
          choices={[
            { value: 'once', title: m.lock_release_once(), text: m.lock_release_once_text() },
            { value: 'linear', title: m.lock_release_linear(), text: m.lock_release_linear_text() },
            {
              value: 'stepped',
              title: m.lock_release_stepped(),
              text: m.lock_release_stepped_text(),
            },
          ]}
        />
        {release !== 'once' && (
          <>
            <TextInput
              type="datetime-local"
              label={m.lock_field_cliff()}
              description={m.lock_field_cliff_rule()}
              {...inputProps('cliffAt')}
            />
            <TextInput
              label={m.lock_field_first()}
              description={m.lock_field_first_rule()}
              inputMode="decimal"
              rightSection="%"
              {...inputProps('firstPercent')}
            />
          </>
        )}
        {release === 'stepped' && (
          <>
            <TextInput
              label={m.lock_field_each()}
              description={m.lock_field_each_rule()}
              withAsterisk
              inputMode="decimal"
              rightSection="%"
              {...inputProps('cyclePercent')}
            />
            <TextInput
              label={m.solana_lock_field_days()}
              description={m.lock_field_cycle_rule()}
              withAsterisk
              inputMode="numeric"
              {...inputProps('cycleDays')}
            />
          </>
        )}
        {points ? (
          <>
            <ReleasePicture points={points} now={now} hasTable />
            <ReleaseDates points={points} now={now} />
          </>
        ) : (
          <p className={classes.muted}>{m.lock_release_incomplete()}</p>
        )}
      </div>
    </Panel>
  )
}
