import type { Address, Hex } from 'viem'

/** Who mints: the owner alone, or everybody who pays. */
export type MintMethod = 'owner' | 'public'

/** One URI for all NFTs, or one for each number. */
export type UrlMode = 'shared' | 'each'

/** Numbers of the two in the factory's parameters. */
export const mintMethods = { owner: 1, public: 2 } as const satisfies Record<MintMethod, number>
export const urlModes = { shared: 1, each: 2 } as const satisfies Record<UrlMode, number>

/** What the owner of a collection can still do: bits of `capabilities()` (`NftSaleCapabilities`), which only ever go out. */
export const nftCapabilities = {
  mint: 1n,
  list: 2n,
  uri: 4n,
  inviter: 8n,
  texts: 16n,
  ownership: 32n,
} as const

/** Where the contracts of NFT sales stand on a network. */
export interface NftContracts {
  readonly nftSaleFactory: Address
}

/** What a sale is paid in; the zero address is the network's own currency. Texts are its maker's. */
export interface PaymentToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** All that is fixed at a collection's birth (`INftSale.Terms`). Prices in base units, times in unix seconds. */
export interface NftSaleTerms {
  readonly creator: Address
  /** The zero address: whoever owns the collection. */
  readonly royaltyReceiver: Address
  readonly mintMethod: MintMethod
  readonly urlMode: UrlMode
  /** The most NFTs that there will ever be. */
  readonly total: number
  /** How many of them the owner may mint free in all. */
  readonly ownerShare: number
  readonly mintFee: bigint
  readonly listFee: bigint
  /** The most that a wallet gets by minting in the public phase; 0 for no limit. */
  readonly cap: number
  /** 0: no phase of a list. */
  readonly listStart: number
  readonly publicStart: number
  /** 0: until all are minted. */
  readonly endTime: number
  readonly royaltyBps: number
  /** Part of prices that is the platform's. */
  readonly platformBps: number
  /** The zero hash: nothing is hidden. */
  readonly provenanceHash: Hex
}

/** How far the showing of hidden pictures is. */
export interface RevealState {
  /** Whether pictures are hidden now. */
  readonly hidden: boolean
  /** The block that decides; 0 until it is named. */
  readonly drawBlock: bigint
  readonly drawn: boolean
  /** The file of NFT `id` is `(id + offset) % total`; meaningless until drawn. */
  readonly offset: bigint
}

/** Where a collection stands. Amounts in base units of the payment token. */
export interface NftSaleState {
  readonly minted: number
  readonly ownerShareLeft: number
  /** Wallets that minted in the sale. */
  readonly userCount: number
  /** The zero hash: nobody is on the list. */
  readonly whitelistRoot: Hex
  /** IPFS key of the whole list. */
  readonly whitelistKey: string
  /** Basis points of the price, level 1 first; none while inviters earn nothing. */
  readonly inviterRates: readonly number[]
  readonly reveal: RevealState
  /** What `withdraw` would pay the beneficiary. */
  readonly proceeds: bigint
  readonly platformDue: bigint
  /** Bits of what the owner can still do; see `nftCapabilities`. */
  readonly capabilities: bigint
  readonly reserve: { readonly owed: bigint; readonly held: bigint }
}

/** A collection with its sale, as its contract has it. Name and symbol are its maker's: show them as text. */
export interface NftSale {
  readonly chainId: number
  readonly address: Address
  /** Its number in the factory. */
  readonly id: bigint
  /** The zero address once it was renounced. */
  readonly owner: Address
  /** Who is paid: the last owner. */
  readonly beneficiary: Address
  readonly name: string
  readonly symbol: string
  readonly paymentToken: PaymentToken
  readonly terms: NftSaleTerms
  readonly state: NftSaleState
  /** IPFS key of what the project says of itself. */
  readonly ipfsKey: string
  /** Moment for which all of this holds, in unix seconds of the chain. */
  readonly readAt: number
}

/** One wallet in a sale. Amounts in base units of the payment token. */
export interface NftSaleAccount {
  /** What it ever got by minting. */
  readonly minted: number
  /** NFTs of the collection in the wallet. */
  readonly held: number
  /** Whether the sale knows it: it has bought itself. It can invite then, and its own inviter is settled; what an owner or somebody else had minted to it makes it neither. */
  readonly isKnown: boolean
  /** The zero address for nobody. */
  readonly inviter: Address
  /** What it can claim as an inviter. */
  readonly pendingReward: bigint
  readonly earnedReward: bigint
  /** Of the payment token, in the wallet. */
  readonly paymentBalance: bigint
}
