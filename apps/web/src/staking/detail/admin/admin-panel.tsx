import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { PoolAct } from '../pool-act.ts'
import { StatePanel } from '../state-panel.tsx'
import { AdminPowers } from '../terms-panel.tsx'
import classes from './admin-panel.module.css'
import { EndGroup } from './end-group.tsx'
import { RewardsGroup } from './rewards-group.tsx'
import { StakesGroup } from './stakes-group.tsx'
import { WordsGroup } from './words-group.tsx'

/**
 * The admin's side of a pool (specification, section 6): a row for each thing that can still be changed, with its rule, its
 * form, what it costs and what it does to those who are in.
 */
export default function AdminPanel({ act }: { act: PoolAct }) {
  return (
    <div className={classes.root}>
      <StatePanel view={act} />
      <RewardsGroup act={act} />
      <StakesGroup act={act} />
      <WordsGroup act={act} />
      <EndGroup act={act} />
      <Panel title={m.poolpage_admin_powers()}>
        <AdminPowers />
      </Panel>
    </div>
  )
}
