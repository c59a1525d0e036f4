import { presaleAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, zeroAddress } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { ProvenSlot } from './participant-action-flows.ts'
import type { PresaleActionInput } from './presale-action.ts'

/** A contribution. */
export interface ContributeInput extends PresaleActionInput {
  /** The zero address: native currency is sent along. */
  readonly currency: Address
  /** Base units of the currency; what does not fit any more comes back, or is not taken. */
  readonly amount: bigint
  /** Who is bound by a wallet's first contribution; the zero address for nobody. */
  readonly inviter: Address
  /** The wallet's place on the Merkle list, while it is not on chain yet. */
  readonly slot?: ProvenSlot
  /** Missing allowances for the presale, from `getNeededApprovals`; none with a permit or native currency. */
  readonly approvals: readonly Approval[]
  /** A signed allowance for the presale (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

function buildContribution({ presale, currency, amount, inviter, slot, permit }: ContributeInput) {
  const call = { to: presale, abi, valueWei: currency === zeroAddress ? amount : 0n } as const
  if (permit) {
    const { deadline, signature } = permit
    const args = [amount, inviter, deadline, signature] as const
    return buildCall({ ...call, functionName: 'contributeWithPermit', args })
  }
  if (slot) {
    const { index, level, proof } = slot
    const args = [amount, inviter, BigInt(index), BigInt(level), proof] as const
    return buildCall({ ...call, functionName: 'contributeWithProof', args })
  }
  return buildCall({ ...call, functionName: 'contribute', args: [amount, inviter] })
}

const contributeStep: FlowStep<ContributeInput> = {
  id: 'contribute',
  build: buildContribution,
  verify({ presale: emitter }, { logs }, { account }) {
    const query = { abi, eventName: 'Contributed', emitter } as const
    const { amount, inviter, total } = proveEvent(logs, { ...query, expected: { account } })
    return { amount, inviter, total }
  },
}

/** No function takes a proof and a signed allowance together: the entry goes on chain first. */
const activateStep = ({ index, level, proof }: ProvenSlot): FlowStep<ContributeInput> => ({
  id: 'activate-slot',
  build: ({ presale }, { account }) =>
    buildCall({
      to: presale,
      abi,
      functionName: 'activateSlot',
      args: [account, BigInt(index), BigInt(level), proof],
    }),
  verify({ presale: emitter }, { logs }, { account }) {
    proveEvent(logs, { abi, eventName: 'SlotActivated', emitter, expected: { account } })
    return {}
  },
})

/**
 * Takes part in a presale: with one signature where the currency is native, was approved before, or can be allowed by a
 * signature; else approval and contribution, which a wallet may send as one batch (EIP-5792). The result of its last
 * step: `amount` that the presale kept, and `inviter`.
 */
export const contributeFlow: FlowDefinition<ContributeInput> = {
  name: 'presale-contribute',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, slot, permit }) => [
    ...approvalSteps<ContributeInput>(permit ? [] : approvals),
    ...(slot && permit ? [activateStep(slot)] : []),
    contributeStep,
  ],
}
