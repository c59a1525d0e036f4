import { vipAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, isAddressEqual } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import { buildCall } from '../flow/build-call.ts'
import type { FlowDefinition } from '../flow/types.ts'
import type { VipContracts, VipPlan } from './types.ts'

export interface StartVipInput {
  readonly contracts: VipContracts
  readonly plan: Pick<VipPlan, 'index' | 'priceWei' | 'days'>
  /** Who becomes a member: the signer, or somebody who is given it. */
  readonly user: Address
}

/**
 * Pays a plan: starts a membership, adds to one, or gives one to somebody else.
 * Proven by `VipStarted`; the result: `expiresAt` (unix seconds), `days`, `paidWei`.
 */
export const startVipFlow: FlowDefinition<StartVipInput> = {
  name: 'vip-start',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [
    {
      id: 'start-vip',
      build({ contracts, plan, user }, { account }) {
        const call = { to: contracts.vip, abi, valueWei: plan.priceWei } as const
        const index = BigInt(plan.index)
        if (isAddressEqual(user, account)) {
          return buildCall({ ...call, functionName: 'startVip', args: [index] })
        }
        return buildCall({ ...call, functionName: 'startVipFor', args: [user, index] })
      },
      verify({ contracts, plan, user }, { logs }, { account: payer }) {
        const { vip: emitter } = contracts
        // The same account under the same plan: a plan's days never change, so what was promised is what was got.
        const expected = { user, payer, index: BigInt(plan.index), circle: BigInt(plan.days) }
        const proof = proveEvent(logs, { abi, eventName: 'VipStarted', emitter, expected })
        return {
          expiresAt: Number(proof.expiredAt),
          days: Number(proof.circle),
          paidWei: proof.amount,
        }
      },
    },
  ],
}
