import { airdropFactoryAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { ClaimsDraft, ClaimsList } from './claims-draft.ts'
import { toClaimsParameters } from './to-claims-parameters.ts'

/** Everything that an airdrop of claims is made from. */
export interface CreateClaimsInput {
  readonly factory: Address
  readonly draft: ClaimsDraft
  readonly list: ClaimsList
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
  /** Missing allowances for the factory; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

/** The transaction that makes it. */
export function buildClaimsCreation({ factory, draft, list, feeWei, permit }: CreateClaimsInput) {
  const { templateId, addressParams, numberParams } = toClaimsParameters(draft, list)
  const call = { to: factory, abi, valueWei: feeWei } as const
  const args = [templateId, addressParams, numberParams, list.ipfsKey] as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'deployWithPermit',
        args: [...args, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'deploy', args })
}

const deployStep: FlowStep<CreateClaimsInput> = {
  id: 'deploy',
  build: buildClaimsCreation,
  verify({ factory: emitter, draft, list }, { logs }, { account }) {
    const { templateId, numberParams } = toClaimsParameters(draft, list)
    const expected = { owner: account, templateId, numberParams, ipfsKey: list.ipfsKey }
    const query = { abi, eventName: 'AirdropDeployed', emitter, expected } as const
    const { airdrop, id, feeWei } = proveEvent(logs, query)
    return { airdrop, id, feeWei }
  },
}

/** Makes an airdrop of claims and gives it its tokens; the result of `deploy`: `airdrop`, `id`, `feeWei`. */
export const createClaimsFlow: FlowDefinition<CreateClaimsInput> = {
  name: 'airdrop-create-claims',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<CreateClaimsInput>(permit ? [] : approvals),
    deployStep,
  ],
}
