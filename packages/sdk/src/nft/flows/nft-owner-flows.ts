import { nftSaleAbi as abi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, type Hex, parseEventLogs, zeroAddress } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowReceipt, StepResult } from '../../flow/types.ts'

/** Every action names the collection that it acts on. */
export interface NftActionInput {
  readonly sale: Address
}

interface OwnerMintInput extends NftActionInput {
  readonly receiver: Address
  readonly quantity: number
}

interface UriInput extends NftActionInput {
  /** With the slash at its end. */
  readonly baseUri: string
}

interface WhitelistInput extends NftActionInput {
  readonly root: Hex
  readonly listKey: string
}

interface WithdrawToInput extends NftActionInput {
  readonly to: Address
}

interface RevealInput extends UriInput {
  readonly salt: Hex
}

interface OwnershipInput extends NftActionInput {
  readonly newOwner: Address
}

interface OpenInviterInput extends NftActionInput {
  readonly factory: Address
  /** Basis points, level 1 first. */
  readonly rates: readonly bigint[]
  readonly feeWei: bigint
}

interface TokenInfoInput extends NftActionInput {
  readonly factory: Address
  readonly ipfsKey: string
}

type SaleEvent = Extract<(typeof abi)[number], { type: 'event' }>['name']

/** Demands an event of the collection with just these values. */
function prove<Name extends SaleEvent>(
  emitter: Address,
  { logs }: FlowReceipt,
  eventName: Name,
  expected: Readonly<Record<string, unknown>>,
) {
  return proveEvent(logs, { abi, eventName, emitter, expected })
}

const feature = 'nft'

/** What the owner of a collection can do, and what anybody can do for it; each proven by an event. */
export const nftOwnerFlows = {
  /** Additional minting within the owner's share; the result: `firstId`, `quantity`. */
  mintByOwner: oneStepFlow<OwnerMintInput>(
    'mint-by-owner',
    ({ sale, receiver, quantity }) =>
      buildCall({
        to: sale,
        abi,
        functionName: 'mintByOwner',
        args: [receiver, BigInt(quantity)],
      }),
    ({ sale, receiver, quantity }, receipt) => {
      const expected = { receiver, quantity: BigInt(quantity), phase: 0n }
      return { firstId: prove(sale, receipt, 'Minted', expected).firstId, quantity }
    },
    feature,
  ),
  /** Says where files of numbers to come lie; the result: `fromId`. */
  addUri: oneStepFlow<UriInput>(
    'add-uri',
    ({ sale, baseUri }) => buildCall({ to: sale, abi, functionName: 'addUri', args: [baseUri] }),
    ({ sale, baseUri }, receipt) => ({
      fromId: prove(sale, receipt, 'UriAdded', { baseUri }).fromId,
    }),
    feature,
  ),
  /** Says who is on the list. */
  setWhitelist: oneStepFlow<WhitelistInput>(
    'set-whitelist',
    ({ sale, root, listKey }) =>
      buildCall({ to: sale, abi, functionName: 'setWhitelist', args: [root, listKey] }),
    ({ sale, root, listKey }, receipt) => {
      prove(sale, receipt, 'WhitelistSet', { root, listKey })
      return { root }
    },
    feature,
  ),
  /** Pays the owner; the result: `amount`. */
  withdraw: oneStepFlow<NftActionInput>(
    'withdraw',
    ({ sale }) => buildCall({ to: sale, abi, functionName: 'withdraw', args: [] }),
    ({ sale }, receipt) => ({ amount: prove(sale, receipt, 'ProceedsPaid', {}).amount }),
    feature,
  ),
  /** The beneficiary's alone: the same to an address that it names; the result: `amount`. */
  withdrawTo: oneStepFlow<WithdrawToInput>(
    'withdraw-to',
    ({ sale, to }) => buildCall({ to: sale, abi, functionName: 'withdrawTo', args: [to] }),
    ({ sale, to }, receipt) => ({ amount: prove(sale, receipt, 'ProceedsPaid', { to }).amount }),
    feature,
  ),
  /** Opens rewards of inviters, once. */
  openInviter: oneStepFlow<OpenInviterInput>(
    'open-inviter',
    ({ factory, sale, rates, feeWei: valueWei }) =>
      buildCall({
        to: factory,
        abi: nftSaleFactoryAbi,
        functionName: 'openInviter',
        args: [sale, rates],
        valueWei,
      }),
    ({ sale, rates }, receipt) => {
      prove(sale, receipt, 'InviterOpened', { rates })
      return { levels: rates.length }
    },
    feature,
  ),
  /** Says where the project's words lie. */
  setTokenInfo: oneStepFlow<TokenInfoInput>(
    'set-token-info',
    ({ factory, sale, ipfsKey }) =>
      buildCall({
        to: factory,
        abi: nftSaleFactoryAbi,
        functionName: 'setTokenInfo',
        args: [sale, ipfsKey],
      }),
    ({ sale, ipfsKey }, receipt) => {
      prove(sale, receipt, 'IpfsKeySet', { ipfsKey })
      return { ipfsKey }
    },
    feature,
  ),
  /**
   * Names the block that decides, or takes the offset from it; a block that is forgotten is named anew. The result:
   * `drawBlock`, or `offset`.
   */
  drawOffset: oneStepFlow<NftActionInput>(
    'draw-offset',
    ({ sale }) => buildCall({ to: sale, abi, functionName: 'drawOffset', args: [] }),
    ({ sale }, receipt): StepResult => {
      const [due] = parseEventLogs({ abi, eventName: 'OffsetDue', logs: [...receipt.logs] })
      if (due) return { drawBlock: prove(sale, receipt, 'OffsetDue', {}).drawBlock }
      return { offset: prove(sale, receipt, 'OffsetDrawn', {}).offset }
    },
    feature,
  ),
  /** Shows what was committed to; the result: `offset`. */
  reveal: oneStepFlow<RevealInput>(
    'reveal',
    ({ sale, baseUri, salt }) =>
      buildCall({ to: sale, abi, functionName: 'reveal', args: [baseUri, salt] }),
    ({ sale, baseUri, salt }, receipt) => ({
      offset: prove(sale, receipt, 'Revealed', { baseUri, salt }).offset,
    }),
    feature,
  ),
  /** Hands the collection over. */
  transferOwnership: oneStepFlow<OwnershipInput>(
    'transfer-ownership',
    ({ sale, newOwner }) =>
      buildCall({ to: sale, abi, functionName: 'transferOwnership', args: [newOwner] }),
    ({ sale, newOwner }, receipt) => {
      prove(sale, receipt, 'OwnershipTransferred', { newOwner })
      return { newOwner }
    },
    feature,
  ),
  /** Ends the owner's share and rights. */
  renounceOwnership: oneStepFlow<NftActionInput>(
    'renounce-ownership',
    ({ sale }) => buildCall({ to: sale, abi, functionName: 'renounceOwnership', args: [] }),
    ({ sale }, receipt) => {
      prove(sale, receipt, 'OwnershipTransferred', { newOwner: zeroAddress })
      return {}
    },
    feature,
  ),
} as const
