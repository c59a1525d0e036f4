import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { getNftRules } from '@slipway/sdk/token/evm/get-nft-rules'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readNftIdsParams } from '@slipway/sdk/token/params/read-nft-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

const acts = {
  claim: {
    kind: 'token_claim_nft_dividends',
    flow: tokenActionFlows.claimNftDividends,
    open: m.console_claim_open,
    title: m.console_nft_claim_title,
    text: m.console_nft_claim_text,
    // Somebody else may have had them paid in the meantime.
    done: ({ steps }: FlowState) => {
      const paid = Number(steps[0]?.result?.paid ?? 0)
      return paid === 0
        ? m.console_nft_claim_done_none()
        : m.console_nft_claim_done({ count: formatInteger(paid) })
    },
    review: m.transaction_title_token_claim_nft_dividends,
    // A claim counts an idle one in, and pays it nothing yet.
    isActive: true,
    none: m.console_nft_claim_none,
  },
  activate: {
    kind: 'token_activate_nfts',
    flow: tokenActionFlows.activateNfts,
    open: m.console_nft_activate_open,
    title: m.console_nft_activate_title,
    text: m.console_nft_activate_text,
    done: () => m.console_nft_activate_done(),
    review: m.transaction_title_token_activate_nfts,
    isActive: false,
    none: m.console_nft_activate_none,
  },
} as const

/** Leaves out whom it would not change: the review names those alone that begin to earn, or have earned. */
async function changedOf(
  { address, nft, capabilities }: ConsoleAct['token'],
  tokenIds: readonly bigint[],
  which: keyof typeof acts,
) {
  if (!nft) return tokenIds
  const contracts = { token: address, collection: nft.collection }
  const rules = await getNftRules(readClient, contracts, tokenIds)
  const able = rules.filter(({ isThere, isListed }) => isThere && !isListed)
  const due = able.filter(({ isActive }) => isActive === acts[which].isActive)
  // Once the list is off nobody can read which of the active ones it had excluded: activating brings those back.
  const isListOff = which === 'activate' && !capabilities.blacklist
  const changed = due.length === 0 && isListOff ? able : due
  if (changed.length === 0) throw new PlanRefused(acts[which].none())
  return changed.map(({ tokenId }) => tokenId)
}

/** What anybody may do for NFTs: have them counted, and have their dividends paid to whoever holds them. */
export function NftOwnerAction({ act, which }: { act: ConsoleAct; which: keyof typeof acts }) {
  const { token } = act
  const { kind, flow, open, title, text, done, review } = acts[which]
  return (
    <ActionForm
      act={act}
      kind={kind}
      title={title()}
      text={text()}
      open={open()}
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
        const tokenIds = await changedOf(token, asked, which)
        return actionPlan(token, {
          kind,
          plan: planTransaction(flow, { token: token.address, tokenIds }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [
              {
                label: title(),
                value: m.console_nft_count({ count: formatInteger(tokenIds.length) }),
                note: formatNames(tokenIds.slice(0, 12).map(String)),
                isUnnamed: true,
              },
            ],
          },
          done,
        })
      }}
    />
  )
}
