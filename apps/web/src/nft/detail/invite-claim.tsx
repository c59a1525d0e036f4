import { m } from '@slipway/messages'
import { PlainAction } from '../../action/plain-action.tsx'
import { moneyText } from '../shared/money-text.ts'
import { loadUserPlans } from './load-plans.ts'
import type { NftAct } from './nft-view.ts'
import { ReceiverForm } from './receiver-form.tsx'

/** Claims what inviting has earned, to the wallet or to another address. */
export default function InviteClaim({ act }: { act: NftAct }) {
  const due = act.my?.pendingReward ?? 0n
  const amount = moneyText(act.sale)(due)
  return (
    <>
      <PlainAction
        act={act}
        kind="nft_claim_reward"
        title={m.nftpage_claim_title()}
        text={m.nftpage_claim_text()}
        current={amount}
        open={m.nftpage_claim_open()}
        preview={m.nftpage_claim_preview({ amount })}
        plan={async () => (await loadUserPlans()).claimPlan(act, due)}
      />
      {due > 0n && (
        <ReceiverForm
          act={act}
          kind="nft_claim_reward"
          title={m.nftpage_claim_to_title()}
          amount={amount}
          plan={async (to) => (await loadUserPlans()).claimToPlan(act, due, to)}
        />
      )}
    </>
  )
}
