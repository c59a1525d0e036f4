import { formatInteger, m } from '@slipway/messages'
import { countOwnerMints } from '@slipway/sdk/nft/nft-phase'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { ActionForm } from '../../../action/action-form.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import type { NftAct } from '../nft-view.ts'
import { handOverPlan, renouncePlan } from './owner-plans.ts'
import { readOwnerParams } from './read-params.ts'

/** Another owner. */
export function HandOverForm({ act }: { act: NftAct }) {
  return (
    <ActionForm
      act={act}
      kind="nft_hand_over"
      title={m.nftpage_own_hand_title()}
      text={m.nftpage_own_hand_text()}
      tone="final"
      open={m.nftpage_own_hand_open()}
      fields={[
        {
          name: 'to',
          label: m.nftpage_own_hand_to(),
          rule: m.nftpage_own_hand_rule(),
          kind: 'address',
        },
      ]}
      initial={{ to: '' }}
      read={(values) => readOwnerParams(values, act.account, act.sale.address)}
      preview={({ to }) => m.nftpage_own_hand_preview({ to: shortenAddress(to) })}
      finality={m.nftpage_own_hand_permanent()}
      plan={({ to }) => handOverPlan(act, to)}
    />
  )
}

/** No owner any more. */
export function RenounceForm({ act }: { act: NftAct }) {
  const { terms, state } = act.sale
  const { reveal } = state
  // What could not be minted any more is not given up.
  const share = countOwnerMints(act.sale, act.now)
  const permanent = m.nftpage_own_renounce_permanent()
  return (
    <PlainAction
      act={act}
      kind="nft_renounce"
      title={m.nftpage_own_renounce_title()}
      text={
        terms.mintMethod === 'owner'
          ? m.nftpage_own_renounce_text_mints()
          : m.nftpage_own_renounce_text()
      }
      tone="final"
      open={m.nftpage_own_renounce_open()}
      preview={m.nftpage_own_renounce_preview({ count: formatInteger(share) })}
      finality={
        reveal.hidden ? `${permanent} ${m.nftpage_own_renounce_permanent_hidden()}` : permanent
      }
      plan={() => renouncePlan(act)}
    />
  )
}
