import type { NftSale, NftSaleAccount, NftSaleState, NftSaleTerms } from '@slipway/sdk/nft/types'
import { type Address, getAddress, zeroAddress, zeroHash } from 'viem'
import type { NftAct } from '../detail/nft-view.ts'

const E = 10n ** 18n
const DAY = 86_400
const addressOf = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)

/** Moment of every test here, in unix seconds. */
export const saleNow = 1_800_000_000
/** Who buys. */
export const buyer = addressOf('1')
/** Who brought the visitor. */
export const friend = addressOf('2')
/** Who owns the collection. */
export const creator = addressOf('3')

interface SaleParts extends Partial<Omit<NftSale, 'terms' | 'state'>> {
  readonly terms?: Partial<NftSaleTerms>
  readonly state?: Partial<NftSaleState>
}

/** A collection of twenty in its public phase: 0.05 each, three a wallet, five free for the owner, 5 % for inviters. */
export function makeSale({ terms, state, ...parts }: SaleParts = {}): NftSale {
  return {
    chainId: 31_337,
    address: addressOf('4'),
    id: 7n,
    owner: creator,
    beneficiary: creator,
    name: 'Harbour Lights',
    symbol: 'LIGHT',
    paymentToken: { address: zeroAddress, name: 'Ether', symbol: 'ETH', decimals: 18 },
    terms: {
      creator,
      royaltyReceiver: zeroAddress,
      mintMethod: 'public',
      urlMode: 'each',
      total: 20,
      ownerShare: 5,
      mintFee: E / 20n,
      listFee: E / 25n,
      cap: 3,
      listStart: saleNow - 2 * DAY,
      publicStart: saleNow - DAY,
      endTime: saleNow + DAY,
      royaltyBps: 500,
      platformBps: 250,
      provenanceHash: zeroHash,
      ...terms,
    },
    state: {
      minted: 4,
      ownerShareLeft: 5,
      userCount: 2,
      whitelistRoot: zeroHash,
      whitelistKey: '',
      inviterRates: [500],
      reveal: { hidden: false, drawBlock: 0n, drawn: false, offset: 0n },
      proceeds: E,
      platformDue: 0n,
      // Everything but the list, which is final once everybody mints, and files of NFTs to come.
      capabilities: 57n,
      reserve: { owed: E, held: E },
      ...state,
    },
    ipfsKey: '',
    readAt: saleNow,
    ...parts,
  }
}

/** A wallet that has not minted, and can pay. */
export const makeSaleAccount = (parts: Partial<NftSaleAccount> = {}): NftSaleAccount => ({
  minted: 0,
  held: 0,
  isKnown: false,
  inviter: zeroAddress,
  pendingReward: 0n,
  earnedReward: 0n,
  paymentBalance: 10n * E,
  ...parts,
})

/** Everything that a form of the page is given. */
export function makeNftAct(parts: Partial<NftAct> = {}): NftAct {
  const sale = parts.sale ?? makeSale()
  return {
    sale,
    phase: 'public',
    account: buyer,
    my: makeSaleAccount(),
    now: saleNow,
    token: sale.paymentToken,
    currency: sale.paymentToken,
    open: () => undefined,
    doneOf: () => null,
    clearDone: () => undefined,
    ...parts,
  }
}
