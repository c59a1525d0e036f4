import { merkleAirdropAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, isAddressEqual, parseEventLogs } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowReceipt, StepResult } from '../../flow/types.ts'

/** An entry of a list with its way up to the root. */
export interface ProvenEntry {
  readonly index: number
  readonly account: Address
  /** Base units. */
  readonly amount: bigint
  readonly proof: readonly Hex[]
}

interface ClaimsActionInput {
  readonly airdrop: Address
}

/** Entries to be paid, each to its own account. */
export interface ClaimInput extends ClaimsActionInput {
  /** At least one. */
  readonly entries: readonly ProvenEntry[]
}

/** Tokens to be added. */
export interface RechargeClaimsInput extends ClaimsActionInput {
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
  readonly approvals: readonly Approval[]
}

/** A new place of the list. */
export interface SetClaimsKeyInput extends ClaimsActionInput {
  readonly ipfsKey: string
}

function buildClaim({ airdrop, entries }: ClaimInput) {
  const call = { to: airdrop, abi } as const
  const [first, ...others] = entries
  if (first && others.length === 0) {
    const { index, account, amount, proof } = first
    return buildCall({
      ...call,
      functionName: 'claim',
      args: [BigInt(index), account, amount, proof],
    })
  }
  const named = entries.map(({ index, account, amount }) => ({
    index: BigInt(index),
    account,
    amount,
  }))
  return buildCall({
    ...call,
    functionName: 'claimMany',
    args: [named, entries.map(({ proof }) => proof)],
  })
}

/** What was paid to the named entries; those with nothing to claim are passed over. */
function readClaim({ airdrop, entries }: ClaimInput, { logs }: FlowReceipt): StepResult {
  const events = parseEventLogs({ abi, eventName: 'Claimed', logs: [...logs], strict: true })
  const own = events.filter(
    ({ address, args }) =>
      isAddressEqual(address, airdrop) &&
      entries.some(
        ({ index, account }) =>
          BigInt(index) === args.index && isAddressEqual(account, args.account),
      ),
  )
  if (own.length === 0) throw new EventMissing('Claimed', airdrop)
  return { amount: own.reduce((sum, { args }) => sum + args.amount, 0n), entries: own.length }
}

const recharge: FlowDefinition<RechargeClaimsInput> = {
  name: 'claims-recharge',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals }) => [
    ...approvalSteps<RechargeClaimsInput>(approvals),
    {
      id: 'recharge',
      build: ({ airdrop, amount }) =>
        buildCall({ to: airdrop, abi, functionName: 'recharge', args: [amount] }),
      verify({ airdrop }, { logs }, { account }) {
        const query = { abi, eventName: 'Recharged', emitter: airdrop } as const
        const { amount } = proveEvent(logs, { ...query, expected: { from: account } })
        return { amount }
      },
    },
  ],
}

/** What can be done with an airdrop of claims; each proven by its own event. */
export const claimsFlows = {
  /** Pays entries, each to its own account; the result: `amount` and number of `entries` paid. */
  claim: oneStepFlow<ClaimInput>({
    feature: 'claims',
    name: 'claim',
    build: buildClaim,
    verify: readClaim,
  }),
  /** Adds tokens, anybody may; the result: `amount` that arrived. */
  recharge,
  /** Takes what is left to the owner; the result: `amount`. */
  withdrawLeft: oneStepFlow<ClaimsActionInput>({
    feature: 'claims',
    name: 'withdraw-left',
    build: ({ airdrop }) => buildCall({ to: airdrop, abi, functionName: 'withdrawLeft', args: [] }),
    verify: ({ airdrop }, { logs }) => ({
      amount: proveEvent(logs, { abi, eventName: 'Withdrawn', emitter: airdrop, expected: {} })
        .amount,
    }),
  }),
  /** Names where the list lies. */
  setIpfsKey: oneStepFlow<SetClaimsKeyInput>({
    feature: 'claims',
    name: 'set-ipfs-key',
    build: ({ airdrop, ipfsKey }) =>
      buildCall({ to: airdrop, abi, functionName: 'setIpfsKey', args: [ipfsKey] }),
    verify: ({ airdrop, ipfsKey }, { logs }) => {
      proveEvent(logs, { abi, eventName: 'IpfsKeySet', emitter: airdrop, expected: { ipfsKey } })
      return { ipfsKey }
    },
  }),
} as const
