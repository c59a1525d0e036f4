import { m } from '@slipway/messages'
import { poolLimits } from '@slipway/sdk/staking/pool-limits'
import { readTextParams } from '@slipway/sdk/staking/read-admin-params'
import { Panel } from '@slipway/ui/panel'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { AdminPowers } from '../admin-powers.tsx'
import type { PoolAct } from '../pool-act.ts'
import { StatePanel } from '../state-panel.tsx'
import classes from './admin-panel.module.css'
import { baseUriPlan, keyPlan } from './admin-plans.ts'
import { EndGroup } from './end-group.tsx'
import { RewardsGroup } from './rewards-group.tsx'
import { StakesGroup } from './stakes-group.tsx'

const shownText = (text: string) => text || m.stakepage_admin_empty()

/** Where the project's words and, of NFTs, their pictures lie. */
function WordsGroup({ act }: { act: PoolAct }) {
  const { pool } = act
  const max = String(poolLimits.keyMaxBytes)
  return (
    <ActionGroup title={m.stakepage_admin_words()}>
      <ActionForm
        act={act}
        kind="pool_set_key"
        title={m.stakepage_admin_key_label()}
        text={m.stakepage_admin_key_text()}
        current={shownText(pool.ipfsKey)}
        isSetting
        fields={[
          {
            name: 'text',
            label: m.stakepage_admin_key_label(),
            rule: m.stakepage_admin_key_rule({ max }),
          },
        ]}
        initial={{ text: pool.ipfsKey }}
        read={({ text }) => fromIssues(readTextParams(text), 'text')}
        preview={({ text }) => shownText(text)}
        plan={({ text }) => keyPlan(act, text)}
      />
      {pool.kind === 'nft' && (
        <ActionForm
          act={act}
          kind="pool_set_base_uri"
          title={m.stakepage_admin_uri_label()}
          text={m.stakepage_admin_uri_text()}
          current={shownText(pool.baseUri)}
          isSetting
          fields={[
            {
              name: 'text',
              label: m.stakepage_admin_uri_label(),
              rule: m.stakepage_admin_uri_rule({ max }),
            },
          ]}
          initial={{ text: pool.baseUri }}
          read={({ text }) => fromIssues(readTextParams(text), 'text')}
          preview={({ text }) => m.stakepage_admin_uri_preview({ uri: `${text}1` })}
          plan={({ text }) => baseUriPlan(act, text)}
        />
      )}
    </ActionGroup>
  )
}

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
      <Panel title={m.stakepage_admin_powers()}>
        <AdminPowers view={act} />
      </Panel>
    </div>
  )
}
