import { poolFactoryAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { poolTemplateIds } from '../../platform/pool-kinds.ts'
import type { PoolDraft } from '../pool-draft-schema.ts'

/** A pool to be made and paid in one transaction. */
export interface CreatePoolInput {
  readonly poolFactory: Address
  readonly draft: PoolDraft
  /** Key of what the project says about the pool. */
  readonly ipfsKey: string
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
  /** Most that the factory takes for rewards and rebates, in reward base units: time that passes makes it less. */
  readonly totalMax: bigint
  /** Missing allowance for the factory; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

/** The nine parameters of `IPoolFactory.deployPool`. */
export function toPoolParameters(draft: PoolDraft): readonly bigint[] {
  return [
    BigInt(poolTemplateIds[draft.kind]),
    draft.rewardPerSecond,
    draft.startTime,
    draft.endTime,
    draft.limit,
    draft.limitSeconds,
    draft.lockSeconds,
    draft.stakeDeadline,
    draft.inviteBps,
  ]
}

function buildPool({ poolFactory, draft, ipfsKey, feeWei, permit }: CreatePoolInput) {
  const { stakedToken, rewardToken, admin } = draft
  const call = { to: poolFactory, abi, valueWei: feeWei } as const
  const args = [stakedToken, rewardToken, toPoolParameters(draft), admin, ipfsKey] as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'deployPoolWithPermit',
        args: [...args, permit.value, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'deployPool', args })
}

const deployStep: FlowStep<CreatePoolInput> = {
  id: 'deploy-pool',
  build: buildPool,
  verify({ poolFactory: emitter, draft, ipfsKey }, { logs }, { account }) {
    const { stakedToken, rewardToken, admin } = draft
    const kind = BigInt(poolTemplateIds[draft.kind])
    const expected = { owner: account, kind, stakedToken, rewardToken, admin, ipfsKey }
    const query = { abi, eventName: 'PoolDeployed', emitter, expected } as const
    const { pool, id, rewardTokenAmount, rebateBudget, feeWei } = proveEvent(logs, query)
    return { pool, id, rewardTokenAmount, rebateBudget, feeWei }
  },
}

/**
 * Makes a staking pool and pays its rewards and rebates; the result of `deploy-pool`: `pool`, `id`, `rewardTokenAmount`,
 * `rebateBudget`, `feeWei`.
 */
export const createPoolFlow: FlowDefinition<CreatePoolInput> = {
  name: 'pool-create',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<CreatePoolInput>(permit ? [] : approvals),
    deployStep,
  ],
}
