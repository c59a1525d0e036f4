import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { sendFlow } from '@slipway/sdk/send/send-flow'
import type { SendParams } from '@slipway/sdk/send/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { sendAmount } from './send-amount.ts'

/** The payment as the review shows it. @param arrives base units by the rehearsal, where a node could try it out */
export function sendPlan(params: SendParams, arrives: bigint | undefined): ShownPlan {
  const { asset, receiver, amount } = params
  const isLess = arrives !== undefined && arrives < amount
  const contract = asset.kind === 'token' ? asset.address : null
  return showPlan({
    plan: planTransaction(sendFlow, params),
    label: { kind: 'send_payment', subject: asset.symbol, contract },
    review: {
      title: m.template_send_review({ symbol: asset.symbol }),
      pays: [{ label: asset.symbol, value: sendAmount(asset, amount) }],
      gets: [
        {
          label: m.template_send_receiver(),
          value: shortenAddress(receiver),
          address: receiver,
          ...(isLess && {
            note: m.template_send_arrives_note({ amount: sendAmount(asset, arrives) }),
          }),
        },
      ],
      permanent: [m.template_send_permanent()],
    },
    units: { token: asset },
  })
}
