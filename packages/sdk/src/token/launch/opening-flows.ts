import { openingVaultAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowStep, StepResult } from '../../flow/types.ts'

/** One batch opening. */
export interface OpeningInput {
  readonly vault: Address
  readonly openingId: bigint
}

/** A commitment of quote currency. */
export interface CommitInput extends OpeningInput {
  /** Who it is for. */
  readonly account: Address
  /** Base units of the quote currency. */
  readonly amount: bigint
  /** Fewest tokens for a quote unit, scaled by 1e18, that the depositor accepts. */
  readonly wantedRate: bigint
  /** The quote currency is native: it is sent along. */
  readonly isNative: boolean
  /** Missing allowance for the vault, from `getNeededApprovals`. */
  readonly approvals: readonly Approval[]
}

/** A payment to an address of the depositor's choice. */
export interface OpeningPaymentInput extends OpeningInput {
  readonly to: Address
}

/** A payment to a depositor, for which anybody may pay the gas. */
export interface OpeningAccountInput extends OpeningInput {
  readonly account: Address
}

const commitStep: FlowStep<CommitInput> = {
  id: 'commit',
  build: ({ vault, openingId, account, amount, wantedRate, isNative }) =>
    buildCall({
      to: vault,
      abi,
      functionName: 'commit',
      args: [openingId, account, amount, wantedRate],
      valueWei: isNative ? amount : 0n,
    }),
  verify({ vault, openingId, account }, { logs }) {
    const query = { abi, eventName: 'Committed', emitter: vault } as const
    const { amount } = proveEvent(logs, { ...query, expected: { openingId, account } })
    return { amount }
  },
}

const commitFlow: FlowDefinition<CommitInput> = {
  name: 'token-opening-commit',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals }) => [...approvalSteps<CommitInput>(approvals), commitStep],
}

const payment = <Input extends OpeningInput>(
  name: string,
  functionName: 'claimTo' | 'claimFor' | 'refundTo' | 'refundFor',
  receiverOf: (input: Input) => Address,
  expected: (input: Input) => Readonly<Record<string, unknown>>,
) =>
  oneStepFlow<Input>({
    feature: 'token',
    name,
    build: (input) =>
      buildCall({
        to: input.vault,
        abi,
        functionName,
        args: [input.openingId, receiverOf(input)],
      }),
    verify: (input, { logs }): StepResult => {
      const { openingId, vault: emitter } = input
      const proof = { openingId, ...expected(input) }
      if (functionName.startsWith('claim')) {
        const query = { abi, eventName: 'Claimed', emitter } as const
        const { tokens, quoteBack } = proveEvent(logs, { ...query, expected: proof })
        return { tokens, quoteBack }
      }
      const query = { abi, eventName: 'Refunded', emitter } as const
      const { amount } = proveEvent(logs, { ...query, expected: proof })
      return { amount }
    },
  })

const toReceiver = ({ to }: OpeningPaymentInput) => to
const toAccount = ({ account }: OpeningAccountInput) => account

/** Batch openings (S-37): commit, clear, claim, or be paid back. */
export const openingFlows = {
  commit: commitFlow,
  /** Anybody, once commitments are over: opens trading and buys for all. */
  clear: oneStepFlow<OpeningInput>({
    feature: 'token',
    name: 'opening-clear',
    build: ({ vault, openingId }) =>
      buildCall({ to: vault, abi, functionName: 'clear', args: [openingId] }),
    verify: ({ vault, openingId }, { logs }) => {
      const query = { abi, eventName: 'Cleared', emitter: vault } as const
      const { spent, bought } = proveEvent(logs, { ...query, expected: { openingId } })
      return { spent, bought }
    },
  }),
  claim: payment<OpeningPaymentInput>('opening-claim', 'claimTo', toReceiver, ({ to }) => ({ to })),
  claimFor: payment<OpeningAccountInput>(
    'opening-claim-for',
    'claimFor',
    toAccount,
    ({ account }) => ({ account }),
  ),
  refund: payment<OpeningPaymentInput>('opening-refund', 'refundTo', toReceiver, ({ to }) => ({
    to,
  })),
  refundFor: payment<OpeningAccountInput>(
    'opening-refund-for',
    'refundFor',
    toAccount,
    ({ account }) => ({ account }),
  ),
} as const
