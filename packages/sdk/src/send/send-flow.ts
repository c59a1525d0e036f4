import { contractErrorsAbi } from '@slipway/deployments/errors'
import { erc20Abi } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import type { FlowDefinition } from '../flow/types.ts'
import { buildSend } from './build-send.ts'
import type { SendParams } from './types.ts'

/**
 * Sends native currency or a token to one receiver. A token's payment is proven by its own `Transfer` from the sender to
 * the receiver: a token that answers without moving anything has not paid. The result: `arrived`, base units as that
 * event says.
 */
export const sendFlow: FlowDefinition<SendParams> = {
  name: 'send-payment',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [
    {
      id: 'send',
      build: buildSend,
      verify({ asset, receiver: to, amount }, { logs }, { account: from }) {
        if (asset.kind === 'native') return { arrived: amount }
        const query = { abi: erc20Abi, eventName: 'Transfer', emitter: asset.address } as const
        const { value } = proveEvent(logs, { ...query, expected: { from, to } })
        return { arrived: value }
      },
    },
  ],
}
