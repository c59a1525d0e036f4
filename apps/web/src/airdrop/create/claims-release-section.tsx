import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useClaimsChoice, useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

// For terms that are typed, and for those that take time.
const ReleaseForecast = lazyPart(() => import('./release-forecast.tsx'))
const LinearFields = lazyPart(() => import('./linear-fields.tsx'))

/** What is released when, drawn anew at each pause in typing. */
function LiveRelease() {
  const { snapshot } = useClaimsForm()
  const reading = useStore(snapshot, (state) => state.reading)
  const terms = reading?.ok ? reading.draft : reading?.terms
  if (!terms) return <p className={classes.muted}>{m.airdrop_release_incomplete()}</p>
  return (
    <LatePart pending={<div className={classes.forecastPending} />}>
      <ReleaseForecast terms={terms} />
    </LatePart>
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
        {release === 'linear' && (
          <LatePart pending={<div className={classes.linearPending} />}>
            <LinearFields />
          </LatePart>
        )}
        <LiveRelease />
      </div>
    </Panel>
  )
}
