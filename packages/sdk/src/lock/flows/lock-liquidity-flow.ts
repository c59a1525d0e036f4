import { liquidityLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'

/** Liquidity tokens to be locked. */
export interface LockLiquidityInput {
  readonly locker: Address
  readonly lpToken: Address
  /** Base units of the liquidity token. */
  readonly amount: bigint
  /** Who may withdraw after `unlockAt`. */
  readonly owner: Address
  /** Unix seconds; `lockForever` for never. */
  readonly unlockAt: bigint
  /** Missing allowance for the locker, from `getNeededApprovals`. */
  readonly approvals: readonly Approval[]
}

const lockStep: FlowStep<LockLiquidityInput> = {
  id: 'lock-liquidity',
  build: ({ locker, lpToken, amount, owner, unlockAt }) =>
    buildCall({
      to: locker,
      abi,
      functionName: 'lock',
      args: [lpToken, amount, owner, unlockAt],
    }),
  verify({ locker, lpToken, owner, unlockAt }, { logs }) {
    const query = { abi, eventName: 'Locked', emitter: locker } as const
    const expected = { lpToken, owner, unlockAt }
    const { lockId, amount } = proveEvent(logs, { ...query, expected })
    return { lockId, amount, unlockAt }
  },
}

/** Locks liquidity; the result: `lockId`, and `amount` as it arrived. */
export const lockLiquidityFlow: FlowDefinition<LockLiquidityInput> = {
  name: 'token-lock-liquidity',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals }) => [...approvalSteps<LockLiquidityInput>(approvals), lockStep],
}
