import { tokenMappingAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../../evm/prove-event.ts'
import type { SignedAllowance } from '../../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../../flow/approval-steps.ts'
import { buildCall } from '../../../flow/build-call.ts'
import { oneStepFlow } from '../../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowStep } from '../../../flow/types.ts'

/** Every action names the mapping that it acts on. */
export interface MappingActionInput {
  readonly airdrop: Address
}

/** Tokens that go into a mapping: old ones to be swapped, or new ones for the pool. */
export interface MappingPaymentInput extends MappingActionInput {
  /** Base units. */
  readonly amount: bigint
  /** Missing allowance for the mapping, from `prepareMappingPayment`; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval; for old tokens only. */
  readonly permit?: SignedAllowance
}

/** What the project says about itself. */
export interface MappingKeyInput extends MappingActionInput {
  readonly ipfsKey: string
}

/** What the owner takes. */
export interface MappingWithdrawalInput extends MappingActionInput {
  readonly token: Address
}

const swapStep: FlowStep<MappingPaymentInput> = {
  id: 'airdrop',
  build({ airdrop, amount, permit }) {
    const call = { to: airdrop, abi } as const
    if (!permit) return buildCall({ ...call, functionName: 'airdrop', args: [amount] })
    const args = [amount, permit.deadline, permit.signature] as const
    return buildCall({ ...call, functionName: 'airdropWithPermit', args })
  },
  verify({ airdrop: emitter }, { logs }, { account }) {
    const expected = { account }
    const proof = proveEvent(logs, { abi, eventName: 'Mapped', emitter, expected })
    return { received: proof.received, amountOut: proof.amountOut }
  },
}

const rechargeStep: FlowStep<MappingPaymentInput> = {
  id: 'recharge',
  build: ({ airdrop, amount }) =>
    buildCall({ to: airdrop, abi, functionName: 'recharge', args: [amount] }),
  verify({ airdrop: emitter }, { logs }, { account }) {
    const expected = { from: account }
    const { amount } = proveEvent(logs, { abi, eventName: 'Recharged', emitter, expected })
    return { received: amount }
  },
}

const paymentFlow = (
  name: string,
  step: FlowStep<MappingPaymentInput>,
): FlowDefinition<MappingPaymentInput> => ({
  name,
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<MappingPaymentInput>(permit ? [] : approvals),
    step,
  ],
})

const withdrawal = (functionName: 'withdrawOrigin' | 'withdrawTarget', name: string) =>
  oneStepFlow<MappingWithdrawalInput>({
    feature: 'mapping',
    name,
    build: ({ airdrop }) => buildCall({ to: airdrop, abi, functionName, args: [] }),
    verify: ({ airdrop: emitter, token }, { logs }) => {
      const expected = { token }
      const { to, amount } = proveEvent(logs, { abi, eventName: 'Withdrawn', emitter, expected })
      return { to, amount }
    },
  })

/** What can be done with a mapping; each proven by its own event. */
export const mappingActionFlows = {
  /** Old tokens for new ones; the result: `received` as it arrived, `amountOut`. */
  swap: paymentFlow('mapping-airdrop', swapStep),
  /** New tokens for the pool, from anybody; the result: `received`. */
  recharge: paymentFlow('mapping-recharge', rechargeStep),
  setIpfsKey: oneStepFlow<MappingKeyInput>({
    feature: 'mapping',
    name: 'set-ipfs-key',
    build: ({ airdrop, ipfsKey }) =>
      buildCall({ to: airdrop, abi, functionName: 'setIpfsKey', args: [ipfsKey] }),
    verify: ({ airdrop: emitter, ipfsKey }, { logs }) => {
      proveEvent(logs, { abi, eventName: 'IpfsKeySet', emitter, expected: { ipfsKey } })
      return {}
    },
  }),
  /** The owner takes what was brought; the result: `to`, `amount`. */
  withdrawOrigin: withdrawal('withdrawOrigin', 'withdraw-origin'),
  /** The owner takes what is left of the pool; the result: `to`, `amount`. */
  withdrawTarget: withdrawal('withdrawTarget', 'withdraw-target'),
} as const
