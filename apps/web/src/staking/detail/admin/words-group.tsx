import { m } from '@slipway/messages'
import { poolLimits } from '@slipway/sdk/staking/pool-limits'
import { readTextParams } from '@slipway/sdk/staking/read-admin-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import type { PoolAct } from '../pool-act.ts'
import { baseUriPlan, keyPlan } from './admin-plans.ts'

const shownText = (text: string) => text || m.poolpage_admin_empty()

/** Where the project's words and, of NFTs, their pictures lie. */
export function WordsGroup({ act }: { act: PoolAct }) {
  const { pool } = act
  const max = String(poolLimits.keyMaxBytes)
  return (
    <ActionGroup title={m.poolpage_admin_words()}>
      <ActionForm
        act={act}
        kind="pool_set_key"
        title={m.poolpage_admin_key_label()}
        text={m.poolpage_admin_key_text()}
        current={shownText(pool.ipfsKey)}
        fields={[
          {
            name: 'text',
            label: m.poolpage_admin_key_label(),
            rule: m.poolpage_admin_key_rule({ max }),
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
          title={m.poolpage_admin_uri_label()}
          text={m.poolpage_admin_uri_text()}
          current={shownText(pool.baseUri)}
          fields={[
            {
              name: 'text',
              label: m.poolpage_admin_uri_label(),
              rule: m.poolpage_admin_uri_rule({ max }),
            },
          ]}
          initial={{ text: pool.baseUri }}
          read={({ text }) => fromIssues(readTextParams(text), 'text')}
          preview={({ text }) => m.poolpage_admin_uri_preview({ uri: `${text}1` })}
          plan={({ text }) => baseUriPlan(act, text)}
        />
      )}
    </ActionGroup>
  )
}
