import { nftSaleFactoryAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, hexToBigInt, zeroHash } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { mintMethods, urlModes } from '../types.ts'
import type { NftDraft } from './nft-draft-schema.ts'
import { nftTemplateId } from './nft-template-id.ts'

/** A collection to be made. */
export interface CreateNftInput {
  readonly nftSaleFactory: Address
  readonly draft: NftDraft
  /** What hidden pictures are committed to (`calculateProvenance`); the zero hash where none are. */
  readonly provenanceHash: Hex
  /** Key of what the project says about the collection. */
  readonly ipfsKey: string
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
}

/** The parameters of `INftSaleFactory.deploy`, in its order. The list's root comes later: proofs are bound to the sale. */
export function toNftParameters({ draft, provenanceHash, ipfsKey }: CreateNftInput) {
  const { mintMethod, urlMode, total, firstMint, ownerShare, mintFee, listFee, cap } = draft
  return {
    stringParams: [draft.name, draft.symbol, draft.uri, ipfsKey],
    addressParams: [draft.paymentToken, draft.royaltyReceiver, draft.receiver],
    numberParams: [
      BigInt(mintMethods[mintMethod]),
      BigInt(urlModes[urlMode]),
      ...[total, firstMint, ownerShare, mintFee, listFee, cap],
      ...[draft.listStart, draft.publicStart, draft.endTime, draft.royaltyBps],
      hexToBigInt(zeroHash),
      hexToBigInt(provenanceHash),
    ],
  } as const
}

/** Places of the two starts, which the factory writes as they hold: one that is past is now. */
const startPlaces: readonly number[] = [8, 9]

const deployStep: FlowStep<CreateNftInput> = {
  id: 'deploy-nft',
  build(input) {
    const { stringParams, addressParams, numberParams } = toNftParameters(input)
    return buildCall({
      to: input.nftSaleFactory,
      abi,
      functionName: 'deploy',
      args: [nftTemplateId, stringParams, addressParams, numberParams],
      valueWei: input.feeWei,
    })
  },
  verify(input, { logs }, { account }) {
    const { stringParams, addressParams, numberParams } = toNftParameters(input)
    const expected = { owner: account, templateId: nftTemplateId, stringParams, addressParams }
    const emitter = input.nftSaleFactory
    const query = { abi, eventName: 'NftSaleDeployed', emitter, expected } as const
    const { sale, id, feeWei, numberParams: found } = proveEvent(logs, query)
    const differs = numberParams.some(
      (value, at) => !startPlaces.includes(at) && found[at] !== value,
    )
    if (differs) throw new EventMissing(query.eventName, emitter)
    return { sale, id, feeWei }
  },
}

/** Makes a collection with its sale; the result of `deploy-nft`: `sale`, `id`, `feeWei`. */
export const createNftFlow: FlowDefinition<CreateNftInput> = {
  name: 'nft-create',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: () => [deployStep],
}
