import { tokenPoolAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { findReward } from './find-reward.ts'
import type { PoolActionInput } from './pool-action.ts'

/** Tokens to be staked. */
export interface StakeInput extends PoolActionInput {
  /** Base units that are sent; what arrives counts. */
  readonly amount: bigint
  /** Who is named with a wallet's first stake; the zero address for nobody. */
  readonly inviter: Address
  /** Missing allowance for the pool; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance for the pool (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

/** The transaction that stakes. */
export function buildStake({ pool, amount, inviter, permit }: Omit<StakeInput, 'approvals'>) {
  const call = { to: pool, abi } as const
  if (!permit) return buildCall({ ...call, functionName: 'deposit', args: [amount, inviter] })
  const args = [amount, inviter, permit.deadline, permit.signature] as const
  return buildCall({ ...call, functionName: 'depositWithPermit', args })
}

const stakeStep: FlowStep<StakeInput> = {
  id: 'deposit',
  build: buildStake,
  verify({ pool: emitter }, { logs }, { account }) {
    const query = { abi, eventName: 'Deposited', emitter } as const
    const { received, staked } = proveEvent(logs, { ...query, expected: { account } })
    return { received, staked, reward: findReward(logs, emitter, account) }
  },
}

/**
 * Stakes tokens, and pays what was earned so far: one signature where the token was approved before or takes a signed
 * allowance, else approval and deposit. The result: `received` that counts, `staked` altogether, `reward` that was paid.
 */
export const stakeFlow: FlowDefinition<StakeInput> = {
  name: 'staking-deposit',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<StakeInput>(permit ? [] : approvals),
    stakeStep,
  ],
}
