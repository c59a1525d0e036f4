import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Hex } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { FlowDefinition } from '../../flow/types.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { buildTokenDeployment } from '../evm/build-token-deployment.ts'
import type { TokenDraft } from '../token-draft-schema.ts'

/** Everything that the creation of a token is made from. */
export interface CreateTokenInput {
  readonly contracts: TokenContracts
  readonly draft: TokenDraft
  /** Fixed for the whole flow, so that a transaction sent twice creates one token. */
  readonly seed: Hex
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
}

/** Creates a token with one signature. The result of its step: `token`, `infoId`, `feeWei`. */
export const createTokenFlow: FlowDefinition<CreateTokenInput> = {
  name: 'token-create',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [
    {
      id: 'deploy',
      build: ({ contracts, ...params }) => buildTokenDeployment(contracts, params),
      verify({ contracts }, { logs }, { account }) {
        const { token, infoId, feeWei } = proveEvent(logs, {
          abi: tokenFactoryAbi,
          eventName: 'TokenDeployed',
          emitter: contracts.factory,
          expected: { owner: account },
        })
        return { token, infoId, feeWei }
      },
    },
  ],
}
