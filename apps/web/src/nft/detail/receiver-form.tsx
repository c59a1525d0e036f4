import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { readReceiver } from '../../action/read-receiver.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { NftAct } from './nft-view.ts'

interface ReceiverFormProps {
  act: NftAct
  kind: 'nft_withdraw' | 'nft_claim_reward'
  title: string
  /** What is sent. */
  amount: string
  plan: (to: Address) => ShownPlan | Promise<ShownPlan>
}

/** Sends what is a wallet's own to another address: for wallets that cannot take it themselves. */
export function ReceiverForm({ act, kind, title, amount, plan }: ReceiverFormProps) {
  return (
    <ActionForm
      act={act}
      kind={kind}
      // What was done is said once, in the row above.
      id={`${kind}_to`}
      title={title}
      text={m.nftpage_to_text()}
      fields={[
        {
          name: 'to',
          label: m.nftpage_to_label(),
          rule: m.nftpage_to_rule(),
          kind: 'address',
        },
      ]}
      initial={{ to: '' }}
      read={readReceiver}
      preview={({ to }) => m.nftpage_own_withdraw_preview({ amount, to: shortenAddress(to) })}
      plan={({ to }) => plan(to)}
    />
  )
}
