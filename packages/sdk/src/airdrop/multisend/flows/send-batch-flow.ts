import { multisendAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, erc721Abi } from 'viem'
import { proveEvent } from '../../../evm/prove-event.ts'
import type { SignedAllowance } from '../../../evm/signed-allowance.ts'
import type { UnsignedTransaction } from '../../../evm/unsigned-transaction.ts'
import { type Approval, approvalSteps } from '../../../flow/approval-steps.ts'
import { buildCall } from '../../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../../flow/types.ts'
import { addressOfAsset, type MultisendAsset } from '../types.ts'

/** One batch of a list. */
export interface SendBatchInput {
  readonly multisend: Address
  readonly asset: MultisendAsset
  /** Straight out of the sender's balance: for tokens that keep a part of each transfer. */
  readonly isDirect: boolean
  readonly listId: bigint
  readonly number: number
  readonly recipients: readonly Address[]
  /** Base units, or ids of NFTs. */
  readonly values: readonly bigint[]
  /** Allowance for what is left of the whole list, where it is missing; none with a permit. */
  readonly approvals: readonly Approval[]
  /** Base units that a permit allows: what is left of the whole list. */
  readonly allowed: bigint
  /** A signed allowance (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
  /** NFTs: lets the contract move the collection's NFTs before the batch, and no longer after it. */
  readonly opens: boolean
  readonly closes: boolean
}

function buildTokens(input: SendBatchInput, token: Address): UnsignedTransaction {
  const { multisend, isDirect, listId, number, recipients, values, permit, allowed } = input
  const call = { to: multisend, abi } as const
  const args = [token, { listId, number: BigInt(number) }, recipients, values] as const
  if (isDirect) return buildCall({ ...call, functionName: 'sendTokensDirectly', args })
  if (!permit) return buildCall({ ...call, functionName: 'sendTokens', args })
  return buildCall({
    ...call,
    functionName: 'sendTokensWithPermit',
    args: [...args, allowed, permit.deadline, permit.signature],
  })
}

/** The contract's call, as it will be signed. */
export function buildSend(input: SendBatchInput): UnsignedTransaction {
  const { multisend, asset, listId, number, recipients, values } = input
  if (asset.kind === 'token') return buildTokens(input, asset.address)
  const call = { to: multisend, abi } as const
  const batch = { listId, number: BigInt(number) }
  if (asset.kind === 'nft') {
    const args = [asset.address, batch, recipients, values] as const
    return buildCall({ ...call, functionName: 'sendNfts', args })
  }
  const valueWei = values.reduce<bigint>((sum, value) => sum + value, 0n)
  return buildCall({
    ...call,
    functionName: 'sendNative',
    args: [batch, recipients, values],
    valueWei,
  })
}

const sendStep: FlowStep<SendBatchInput> = {
  id: 'send',
  build: buildSend,
  verify({ multisend: emitter, asset, listId, number, recipients }, { logs }, { account }) {
    const expected = {
      sender: account,
      asset: addressOfAsset(asset),
      listId,
      number: BigInt(number),
      recipients: BigInt(recipients.length),
    }
    const { total } = proveEvent(logs, { abi, eventName: 'Sent', emitter, expected })
    return { number, recipients: recipients.length, total }
  },
}

/** A right to move NFTs, given for a list and taken back with its last batch. */
export function buildOperator(
  { asset, multisend }: Pick<SendBatchInput, 'asset' | 'multisend'>,
  isAllowed: boolean,
): UnsignedTransaction {
  return buildCall({
    to: addressOfAsset(asset),
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [multisend, isAllowed],
  })
}

const operatorStep = (id: string, approved: boolean): FlowStep<SendBatchInput> => ({
  id,
  build: (input) => buildOperator(input, approved),
  verify({ multisend: operator, asset }, { logs }, { account: owner }) {
    const query = { abi: erc721Abi, eventName: 'ApprovalForAll' } as const
    const expected = { owner, operator, approved }
    proveEvent(logs, { ...query, emitter: addressOfAsset(asset), expected })
    return {}
  },
})

/**
 * Sends one batch of a list; the first one brings the allowance for all of them. The result of `send`: `number`,
 * `recipients`, `total`.
 */
export const sendBatchFlow: FlowDefinition<SendBatchInput> = {
  name: 'multisend-batch',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit, opens, closes }) => [
    ...approvalSteps<SendBatchInput>(permit ? [] : approvals),
    ...(opens ? [operatorStep('approve-nfts', true)] : []),
    sendStep,
    ...(closes ? [operatorStep('close-nfts', false)] : []),
  ],
}
