import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { NearPart } from '../../form/near-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'
import { emptyPreflight, type Preflight } from './preflight.ts'

// At the end of the form, with texts of its own.
const PreflightStages = lazyPart(() => import('./preflight-stages.tsx'))

/** Everything that is rehearsed before the wallet is asked, and what it found. */
export function PreflightPanel({ preflight }: { preflight: Preflight }) {
  return (
    <Panel title={m.presale_section_checks()} description={m.presale_section_checks_text()}>
      <NearPart
        pending={<div className={classes.checksPending} />}
        isWanted={preflight !== emptyPreflight}
      >
        <PreflightStages preflight={preflight} />
      </NearPart>
    </Panel>
  )
}
