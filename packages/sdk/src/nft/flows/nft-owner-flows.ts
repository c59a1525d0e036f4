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
  mintByOwner: oneStepFlow<OwnerMintInput>({
    feature,
    name: 'mint-by-owner',
    build: ({ sale, receiver, quantity }) =>
      buildCall({
        to: sale,
        abi,
        functionName: 'mintByOwner',
        args: [receiver, BigInt(quantity)],
      }),
    verify: ({ sale, receiver, quantity }, receipt) => {
      const expected = { receiver, quantity: BigInt(quantity), phase: 0n }
      return { firstId: prove(sale, receipt, 'Minted', expected).firstId, quantity }
    },
  }),
  /** Says where files of numbers to come lie; the result: `fromId`. */
  addUri: oneStepFlow<UriInput>({
    feature,
    name: 'add-uri',
    build: ({ sale, baseUri }) =>
      buildCall({ to: sale, abi, functionName: 'addUri', args: [baseUri] }),
    verify: ({ sale, baseUri }, receipt) => ({
      fromId: prove(sale, receipt, 'UriAdded', { baseUri }).fromId,
    }),
  }),
  /** Says who is on the list. */
  setWhitelist: oneStepFlow<WhitelistInput>({
    feature,
    name: 'set-whitelist',
    build: ({ sale, root, listKey }) =>
      buildCall({ to: sale, abi, functionName: 'setWhitelist', args: [root, listKey] }),
    verify: ({ sale, root, listKey }, receipt) => {
      prove(sale, receipt, 'WhitelistSet', { root, listKey })
      return { root }
    },
  }),
  /** Pays the owner; the result: `amount`. */
  withdraw: oneStepFlow<NftActionInput>({
    feature,
    name: 'withdraw',
    build: ({ sale }) => buildCall({ to: sale, abi, functionName: 'withdraw', args: [] }),
    verify: ({ sale }, receipt) => ({ amount: prove(sale, receipt, 'ProceedsPaid', {}).amount }),
  }),
  /** The beneficiary's alone: the same to an address that it names; the result: `amount`. */
  withdrawTo: oneStepFlow<WithdrawToInput>({
    feature,
    name: 'withdraw-to',
    build: ({ sale, to }) => buildCall({ to: sale, abi, functionName: 'withdrawTo', args: [to] }),
    verify: ({ sale, to }, receipt) => ({
      amount: prove(sale, receipt, 'ProceedsPaid', { to }).amount,
    }),
  }),
  /** Opens rewards of inviters, once. */
  openInviter: oneStepFlow<OpenInviterInput>({
    feature,
    name: 'open-inviter',
    build: ({ factory, sale, rates, feeWei: valueWei }) =>
      buildCall({
        to: factory,
        abi: nftSaleFactoryAbi,
        functionName: 'openInviter',
        args: [sale, rates],
        valueWei,
      }),
    verify: ({ sale, rates }, receipt) => {
      prove(sale, receipt, 'InviterOpened', { rates })
      return { levels: rates.length }
    },
  }),
  /** Says where the project's words lie. */
  setTokenInfo: oneStepFlow<TokenInfoInput>({
    feature,
    name: 'set-token-info',
    build: ({ factory, sale, ipfsKey }) =>
      buildCall({
        to: factory,
        abi: nftSaleFactoryAbi,
        functionName: 'setTokenInfo',
        args: [sale, ipfsKey],
      }),
    verify: ({ sale, ipfsKey }, receipt) => {
      prove(sale, receipt, 'IpfsKeySet', { ipfsKey })
      return { ipfsKey }
    },
  }),
  /**
   * Names the block that decides, or takes the offset from it; a block that is forgotten is named anew. The result:
   * `drawBlock`, or `offset`.
   */
  drawOffset: oneStepFlow<NftActionInput>({
    feature,
    name: 'draw-offset',
    build: ({ sale }) => buildCall({ to: sale, abi, functionName: 'drawOffset', args: [] }),
    verify: ({ sale }, receipt): StepResult => {
      const [due] = parseEventLogs({ abi, eventName: 'OffsetDue', logs: [...receipt.logs] })
      if (due) return { drawBlock: prove(sale, receipt, 'OffsetDue', {}).drawBlock }
      return { offset: prove(sale, receipt, 'OffsetDrawn', {}).offset }
    },
  }),
  /** Shows what was committed to; the result: `offset`. */
  reveal: oneStepFlow<RevealInput>({
    feature,
    name: 'reveal',
    build: ({ sale, baseUri, salt }) =>
      buildCall({ to: sale, abi, functionName: 'reveal', args: [baseUri, salt] }),
    verify: ({ sale, baseUri, salt }, receipt) => ({
      offset: prove(sale, receipt, 'Revealed', { baseUri, salt }).offset,
    }),
  }),
  /** Hands the collection over. */
  transferOwnership: oneStepFlow<OwnershipInput>({
    feature,
    name: 'transfer-ownership',
    build: ({ sale, newOwner }) =>
      buildCall({ to: sale, abi, functionName: 'transferOwnership', args: [newOwner] }),
    verify: ({ sale, newOwner }, receipt) => {
      prove(sale, receipt, 'OwnershipTransferred', { newOwner })
      return { newOwner }
    },
  }),
  /** Ends the owner's share and rights. */
  renounceOwnership: oneStepFlow<NftActionInput>({
    feature,
    name: 'renounce-ownership',
    build: ({ sale }) => buildCall({ to: sale, abi, functionName: 'renounceOwnership', args: [] }),
    verify: ({ sale }, receipt) => {
      prove(sale, receipt, 'OwnershipTransferred', { newOwner: zeroAddress })
      return {}
    },
  }),
} as const
