import { whitelistMarketAbi as abi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import { buildCall } from '../flow/build-call.ts'
import { oneStepFlow } from '../flow/one-step-flow.ts'
import type { PresaleContracts } from '../platform/presale-contracts.ts'

/** What every act on the market names. */
interface MarketInput {
  readonly contracts: Pick<PresaleContracts, 'market'>
}

/** A slot that its holder offers. */
export interface OfferSlotInput extends MarketInput {
  readonly presale: Address
  readonly priceWei: bigint
  /** Unix seconds after which the offer is void. */
  readonly expiresAt: bigint
}

/** One offer. */
export interface SlotOfferInput extends MarketInput {
  readonly saleId: bigint
}

/** An offer and its price, as the buyer saw it. */
export interface BuySlotInput extends SlotOfferInput {
  readonly priceWei: bigint
}

const eventOf = <Name extends 'Offered' | 'OfferCanceled' | 'Sold'>(
  { contracts }: MarketInput,
  eventName: Name,
) => ({ abi, eventName, emitter: contracts.market }) as const

/** What sellers and buyers of whitelist slots can do; each proven by the market's own event. */
export const slotFlows = {
  /** Offers the unused slot; nothing leaves the wallet until somebody buys. */
  offer: oneStepFlow<OfferSlotInput>({
    feature: 'whitelist',
    name: 'offer',
    build: ({ contracts, presale, priceWei, expiresAt }) =>
      buildCall({
        to: contracts.market,
        abi,
        functionName: 'add',
        args: [presale, priceWei, expiresAt],
      }),
    verify: (input, { logs }, { account }) => {
      const { presale, priceWei: price } = input
      const expected = { presale, owner: account, price }
      const { saleId } = proveEvent(logs, { ...eventOf(input, 'Offered'), expected })
      return { saleId }
    },
  }),
  /** Takes an offer back. */
  cancel: oneStepFlow<SlotOfferInput>({
    feature: 'whitelist',
    name: 'cancel',
    build: ({ contracts, saleId }) =>
      buildCall({ to: contracts.market, abi, functionName: 'cancel', args: [saleId] }),
    verify: (input, { logs }) => {
      proveEvent(logs, { ...eventOf(input, 'OfferCanceled'), expected: { saleId: input.saleId } })
      return {}
    },
  }),
  /** Buys: the price goes to the seller and the slot to the buyer, or nothing happens (P-34). */
  buy: oneStepFlow<BuySlotInput>({
    feature: 'whitelist',
    name: 'buy',
    build: ({ contracts, saleId, priceWei }) =>
      buildCall({
        to: contracts.market,
        abi,
        functionName: 'submit',
        args: [saleId],
        valueWei: priceWei,
      }),
    verify: (input, { logs }) => {
      const { saleId, priceWei: price } = input
      proveEvent(logs, { ...eventOf(input, 'Sold'), expected: { saleId, price } })
      return { saleId }
    },
  }),
} as const
