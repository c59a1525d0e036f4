import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readNftIdsParams } from '@slipway/sdk/token/params/read-nft-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

const acts = {
  claim: {
    kind: 'token_claim_nft_dividends',
    flow: tokenActionFlows.claimNftDividends,
    open: m.console_claim_open,
    title: m.console_nft_claim_title,
    text: m.console_nft_claim_text,
    done: m.console_nft_claim_done,
    review: m.transaction_title_token_claim_nft_dividends,
  },
  activate: {
    kind: 'token_activate_nfts',
    flow: tokenActionFlows.activateNfts,
    open: m.console_nft_activate_open,
    title: m.console_nft_activate_title,
    text: m.console_nft_activate_text,
    done: m.console_nft_activate_done,
    review: m.transaction_title_token_activate_nfts,
  },
} as const

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
      plan={({ tokenIds }) =>
        actionPlan(token, {
          kind,
          plan: planTransaction(flow, { token: token.address, tokenIds }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [
              {
                label: title(),
                value: m.console_nft_count({ count: formatInteger(tokenIds.length) }),
                note: formatNames(tokenIds.slice(0, 12).map(String)),
              },
            ],
          },
          done: done(),
        })
      }
    />
  )
}
