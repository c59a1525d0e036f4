import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { getNftRules } from '@slipway/sdk/token/evm/get-nft-rules'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readNftIdsParams } from '@slipway/sdk/token/params/read-nft-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

/** Leaves out those that it would not change: the review and the history name those alone that it does. */
async function changedOf(
  { address, nft }: ConsoleAct['token'],
  tokenIds: readonly bigint[],
  listed: boolean,
) {
  if (!nft) return tokenIds
  const contracts = { token: address, collection: nft.collection }
  const rules = await getNftRules(readClient, contracts, tokenIds)
  const changed = rules.filter(({ isListed }) => isListed !== listed)
  if (changed.length === 0)
    throw new PlanRefused(listed ? m.console_nft_list_all() : m.console_nft_list_none())
  return changed.map(({ tokenId }) => tokenId)
}

/** Take NFTs out of the dividends by their ids, or let them in again. */
export function NftListForm({ act, listed }: { act: ConsoleAct; listed: boolean }) {
  const { token } = act
  const id = listed ? 'nft-list-add' : 'nft-list-remove'
  return (
    <ActionForm
      act={act}
      kind="token_set_nft_blacklist"
      id={id}
      title={listed ? m.console_nft_list_add_title() : m.console_nft_list_remove_title()}
      text={listed ? m.console_nft_list_add_text() : m.console_nft_list_remove_text()}
      open={listed ? m.console_blacklist_add_open() : m.console_blacklist_remove_open()}
      fields={[
        {
          name: 'tokenIds',
          label: m.console_nft_ids(),
          rule: m.console_nft_ids_rule(),
          kind: 'lines',
        },
      ]}
      initial={{ tokenIds: '' }}
      read={({ tokenIds }) => fromIssues(readNftIdsParams(tokenIds), 'tokenIds')}
      plan={async ({ tokenIds: asked }) => {
        const tokenIds = await changedOf(token, asked, listed)
        return actionPlan(token, {
          kind: 'token_set_nft_blacklist',
          id,
          plan: planTransaction(tokenActionFlows.setNftBlacklist, {
            token: token.address,
            tokenIds,
            listed,
          }),
          review: {
            title: m.transaction_title_token_set_nft_blacklist({ subject: token.symbol }),
            gets: [
              {
                label: listed ? m.console_blacklist_add_gets() : m.console_blacklist_remove_gets(),
                value: m.console_nft_count({ count: formatInteger(tokenIds.length) }),
                note: formatNames(tokenIds.slice(0, 12).map(String)),
                isUnnamed: true,
              },
            ],
          },
          done: m.console_nft_list_done({ count: formatInteger(tokenIds.length) }),
        })
      }}
    />
  )
}
