import { nftSaleAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, isAddressEqual, type Log, parseEventLogs, zeroAddress } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { collectionAbi } from '../evm/collection-abi.ts'

/** A wallet's entry of the list with its way up to the root. */
export interface ProvenAllowance {
  /** How many the wallet may ever mint by the list. */
  readonly allowance: number
  readonly proof: readonly Hex[]
}

/** NFTs to be minted to the signer. */
export interface MintInput {
  readonly sale: Address
  readonly quantity: number
  /** The zero address: native currency is sent along. */
  readonly paymentToken: Address
  /** The price of all of them, in base units; the contract takes no more. */
  readonly value: bigint
  /** Who is named with a wallet's first mint; the zero address for nobody. */
  readonly inviter: Address
  /** In the list's phase. */
  readonly listed?: ProvenAllowance
  /** Missing allowance for the sale, from `getNeededApprovals`; none for native currency. */
  readonly approvals: readonly Approval[]
}

/** The transaction that mints. */
export function buildMint(input: MintInput, receiver: Address) {
  const { sale, paymentToken, value, inviter, listed } = input
  const quantity = BigInt(input.quantity)
  const valueWei = paymentToken === zeroAddress ? value : 0n
  const call = { to: sale, abi, valueWei } as const
  const bought = [receiver, quantity, value] as const
  if (listed) {
    const args = [...bought, inviter, BigInt(listed.allowance), listed.proof] as const
    return buildCall({ ...call, functionName: 'mintListed', args })
  }
  if (inviter === zeroAddress) return buildCall({ ...call, functionName: 'mint', args: bought })
  return buildCall({ ...call, functionName: 'mintInvited', args: [...bought, inviter] })
}

/** Numbers that a receipt's own transfers gave to a wallet out of nothing, the smallest first. */
function mintedIds(logs: readonly Log[], sale: Address, receiver: Address): readonly bigint[] {
  const events = parseEventLogs({
    abi: collectionAbi,
    eventName: 'Transfer',
    logs: [...logs],
    strict: true,
  })
  return events
    .filter(
      ({ address, args }) =>
        isAddressEqual(address, sale) &&
        args.from === zeroAddress &&
        isAddressEqual(args.to, receiver),
    )
    .map(({ args }) => args.nftId)
}

const mintStep: FlowStep<MintInput> = {
  id: 'mint',
  build: (input, { account }) => buildMint(input, account),
  verify({ sale: emitter, quantity, value, listed }, { logs }, { account: receiver }) {
    if (listed) {
      const expected = { receiver, quantity: BigInt(quantity), phase: 1n }
      const { firstId, price } = proveEvent(logs, { abi, eventName: 'Minted', emitter, expected })
      return { firstId, quantity, price }
    }
    // A public purchase is told by its transfers alone, for the fixed price (`INftSale.Minted`).
    const [firstId, ...others] = mintedIds(logs, emitter, receiver)
    if (firstId === undefined || others.length + 1 !== quantity) {
      throw new EventMissing('Transfer', emitter)
    }
    return { firstId, quantity, price: value }
  },
}

/**
 * Mints in the sale, after a step for each allowance that is missing. The result: `firstId`, `quantity` from it on, and the
 * `price` that was paid for all of them.
 */
export const mintNftFlow: FlowDefinition<MintInput> = {
  name: 'nft-mint',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals }) => [...approvalSteps<MintInput>(approvals), mintStep],
}
