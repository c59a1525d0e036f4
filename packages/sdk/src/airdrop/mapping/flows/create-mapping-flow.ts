import { airdropFactoryAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { proveEvent } from '../../../evm/prove-event.ts'
import type { SignedAllowance } from '../../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../../flow/approval-steps.ts'
import { buildCall } from '../../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../../flow/types.ts'
import { airdropTemplateIds } from '../../../platform/airdrop-kinds.ts'
import type { AirdropContracts } from '../../types.ts'
import type { MappingDraft } from '../mapping-draft-schema.ts'

/** Everything that the creation of a mapping is made from. */
export interface CreateMappingInput {
  readonly contracts: Pick<AirdropContracts, 'factory'>
  readonly draft: MappingDraft
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
  /** Missing allowance for the factory; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance for the factory (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

const templateId = BigInt(airdropTemplateIds.mapping)

/** The factory's call, as it will be signed. */
export function buildMapping({ contracts, draft, feeWei, permit }: CreateMappingInput) {
  const { origin, target, rate, startTime, endTime, pool, ipfsKey } = draft
  const call = { to: contracts.factory, abi, valueWei: feeWei } as const
  const numbers = [rate, startTime, endTime, pool] as const
  const args = [templateId, [origin, target], numbers, ipfsKey] as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'deployWithPermit',
        args: [...args, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'deploy', args })
}

const deployStep: FlowStep<CreateMappingInput> = {
  id: 'deploy',
  build: buildMapping,
  verify({ contracts, draft }, { logs }, { account }) {
    const { origin, target, rate, startTime, endTime, pool } = draft
    const { airdrop, id, feeWei } = proveEvent(logs, {
      abi,
      eventName: 'AirdropDeployed',
      emitter: contracts.factory,
      expected: {
        owner: account,
        templateId,
        addressParams: [origin, target],
        numberParams: [rate, startTime, endTime, pool],
      },
    })
    return { airdrop, id, feeWei }
  },
}

/** Creates a mapping and fills its pool; the result of `deploy`: `airdrop`, `id`, `feeWei`. */
export const createMappingFlow: FlowDefinition<CreateMappingInput> = {
  name: 'airdrop-create-mapping',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<CreateMappingInput>(permit ? [] : approvals),
    deployStep,
  ],
}
