import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { usePoolForm } from './pool-form-context.ts'
import classes from './preview.module.css'

// With the schema's reader, which both tokens had to be known for: the untouched form needs neither.
const PoolForecast = lazyPart(() => import('./pool-forecast.tsx'))

/** What the form will make; drawn anew at each pause in typing. */
export function PoolPreview() {
  const { tokens } = usePoolForm()
  const { staked, reward } = tokens
  const isKnown = staked.state === 'known' && reward.state === 'known'
  return (
    <Panel title={m.pooling_preview_title()} className={classes.root}>
      {isKnown ? (
        <LatePart pending={<div className={classes.pending} />}>
          <PoolForecast staked={staked.facts} reward={reward.facts} />
        </LatePart>
      ) : (
        <p className={classes.muted}>{m.pooling_preview_empty()}</p>
      )}
    </Panel>
  )
}
