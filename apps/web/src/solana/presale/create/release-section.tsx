import { m } from '@slipway/messages'
import type { SolanaPresaleTerms } from '@slipway/sdk/solana/presale/read-solana-presale-draft'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { ReleaseDates } from '../../../release/release-dates.tsx'
import { ReleasePicture } from '../../../release/release-picture.tsx'
import type { ReleasePoint } from '../../../release/release-point.ts'
import { releasePoints } from '../../../release/release-points.ts'
import { SolanaField } from '../../form/solana-field.tsx'
import { useFormChoice } from '../../form/use-form-choice.ts'
import own from './create.module.css'
import type { PresaleForm } from './use-presale-form.ts'

/** What of a presale is released from when on, if it is finished at its end. */
export function presaleReleasePoints(
  terms: Pick<SolanaPresaleTerms, 'endAt' | 'firstBps' | 'cycleSeconds' | 'cycleBps'>,
): ReleasePoint[] {
  const { endAt, firstBps, cycleSeconds, cycleBps } = terms
  const parts = { cliffAt: endAt, firstBps, cycleSeconds, cycleBps }
  return releasePoints({
    ...{ unlockAt: endAt, isForever: false },
    schedule: cycleSeconds === 0 ? undefined : parts,
  })
}

function Parts({ form }: Pick<PresaleForm, 'form'>) {
  return (
    <div className={own.thirds}>
      <SolanaField
        form={form}
        name="firstPercent"
        inputMode="decimal"
        label={m.presale_field_vest_first()}
        rule={m.solpresalemake_release_first_rule()}
        rightSection="%"
      />
      <SolanaField
        form={form}
        name="cycleDays"
        withAsterisk
        inputMode="decimal"
        label={m.presale_field_vest_cycle()}
        rule={m.presale_field_vest_cycle_rule()}
        rightSection={m.presale_unit_days()}
        rightSectionWidth={56}
      />
      <SolanaField
        form={form}
        name="cyclePercent"
        withAsterisk
        inputMode="decimal"
        label={m.presale_field_vest_percent()}
        rule={m.presale_field_vest_percent_rule()}
        rightSection="%"
      />
    </div>
  )
}

/** What is released when, as if the presale were finished at its end. */
function Forecast({ snapshot, asset }: Pick<PresaleForm, 'snapshot' | 'asset'>) {
  const reading = useStore(snapshot, (state) => state.reading)
  if (!reading?.ok) return <p className={own.muted}>{m.solpresalemake_release_incomplete()}</p>
  const points = presaleReleasePoints(reading.draft.terms)
  return (
    <>
      <p className={own.muted}>{m.solpresalemake_release_estimate()}</p>
      <ReleasePicture points={points} now={asset.now} hasTable />
      <ReleaseDates points={points} now={asset.now} />
    </>
  )
}

/** Whether tokens and SOL are released at once or in parts, with a picture of it. */
export function ReleaseSection({
  form,
  snapshot,
  asset,
}: Pick<PresaleForm, 'form' | 'snapshot' | 'asset'>) {
  const release = useFormChoice(form, 'release')
  return (
    <Panel title={m.solpresalemake_release_title()} description={m.solpresalemake_release_text()}>
      <div className={own.stack}>
        <ChoiceCards
          label={m.solpresalemake_release_title()}
          value={release}
          onChange={(value) => form.setFieldValue('release', value)}
          choices={[
            {
              value: 'once',
              title: m.solpresalemake_release_once(),
              text: m.solpresalemake_release_once_text(),
            },
            {
              value: 'stepped',
              title: m.solpresalemake_release_stepped(),
              text: m.solpresalemake_release_stepped_text(),
            },
          ]}
        />
        {release === 'stepped' && <Parts form={form} />}
        {release === 'stepped' && <Forecast snapshot={snapshot} asset={asset} />}
      </div>
    </Panel>
  )
}
