import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useLockForm } from './lock-form-context.ts'
import classes from './preview.module.css'

// With the schema's reader, which an asset had to be known for: the untouched form needs neither.
const LockForecast = lazyPart(() => import('./lock-forecast.tsx'))

/** What the form will make; drawn anew at each pause in typing. */
export function LockPreview() {
  const { asset } = useLockForm()
  return (
    <Panel title={m.lock_preview_title()} className={classes.root}>
      {asset.state === 'known' ? (
        <LatePart pending={<div className={classes.pending} />}>
          <LockForecast facts={asset.facts} address={asset.address} />
        </LatePart>
      ) : (
        <p className={classes.muted}>{m.lock_preview_empty()}</p>
      )}
    </Panel>
  )
}
