import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readNftIdsParams } from '@slipway/sdk/token/params/read-nft-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

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
      plan={({ tokenIds }) =>
        actionPlan(token, {
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
              },
            ],
          },
          done: m.console_nft_list_done({ count: formatInteger(tokenIds.length) }),
        })
      }
    />
  )
}
