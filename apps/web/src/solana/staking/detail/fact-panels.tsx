import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { IconCheck, IconLock } from '@tabler/icons-react'
import classes from './detail.module.css'
import { creatorPowers, neverPowers } from './pool-powers.ts'
import { TermsPanel } from './terms-panel.tsx'
import { TokensPanel } from './tokens-panel.tsx'
import type { PoolView } from './types.ts'

/** What the creator of a pool can do, and what nobody ever can. */
function PowersPanel({ view }: { view: PoolView }) {
  return (
    <Panel title={m.stakepage_admin_powers()} description={m.solstakepage_powers_text()}>
      <div className={classes.powers}>
        <div>
          <h3>{m.solstakepage_can_title()}</h3>
          <ul>
            {creatorPowers(view).map((text) => (
              <li key={text}>
                <IconCheck size={16} stroke={1.8} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{m.solstakepage_never_title()}</h3>
          <ul>
            {neverPowers(view).map((text) => (
              <li key={text} data-never>
                <IconLock size={16} stroke={1.8} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  )
}

/** What else the chain says of a pool. It loads on demand, while the chain is read. */
export default function FactPanels({ view }: { view: PoolView }) {
  return (
    <>
      <TermsPanel view={view} />
      <TokensPanel view={view} />
      <PowersPanel view={view} />
    </>
  )
}
