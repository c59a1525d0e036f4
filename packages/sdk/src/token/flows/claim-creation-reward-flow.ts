import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'

interface CreationRewardInput {
  readonly contracts: TokenContracts
  /** Who invited, and signs. */
  readonly inviter: Address
  /** Who is paid. */
  readonly to: Address
}

/** Pays an inviter its part of the creation fees of those it invited; the result: `amountWei`. */
export const claimCreationRewardFlow = oneStepFlow<CreationRewardInput>({
  feature: 'token',
  name: 'claim-creation-reward',
  build: ({ contracts, to }) =>
    buildCall({
      to: contracts.factory,
      abi: tokenFactoryAbi,
      functionName: 'claimInviterRewardTo',
      args: [to],
    }),
  verify: ({ contracts, inviter, to }, { logs }) => {
    const query = {
      abi: tokenFactoryAbi,
      eventName: 'InviterRewardPaid',
      emitter: contracts.factory,
    } as const
    return { amountWei: proveEvent(logs, { ...query, expected: { inviter, to } }).amountWei }
  },
})
