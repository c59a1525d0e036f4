import {
  airdropEventsAbi,
  airdropFactoryEventsAbi,
  inviterEventsAbi,
  launchPadEventsAbi,
  liquidityLockerEventsAbi,
  lockAnnouncerEventsAbi,
  multisendEventsAbi,
  nftLockerEventsAbi,
  nftSaleEventsAbi,
  nftSaleFactoryEventsAbi,
  openingVaultEventsAbi,
  poolEventsAbi,
  poolFactoryEventsAbi,
  presaleEventsAbi,
  presaleFactoryEventsAbi,
  tokenEventsAbi,
  tokenFactoryEventsAbi,
  tokenLockerEventsAbi,
  vipEventsAbi,
  whitelistMarketEventsAbi,
} from '@slipway/deployments/events'
import type { AbiEvent } from 'viem'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { creationEvents } from '../store/creation-events.ts'

/** Where the addresses of one kind of contract are listed. */
type AddressList = {
  [Name in keyof IndexedChain]: IndexedChain[Name] extends readonly `0x${string}`[] ? Name : never
}[Exclude<keyof IndexedChain, 'rpcUrls'>]

/** Contracts of which the engine handles events; `created` where each is announced by an event of a factory. */
export interface FollowedContract {
  events: readonly AbiEvent[]
  /** the contracts themselves, or the factories that create them */
  listedIn: Exclude<AddressList, undefined>
  created?: { event: AbiEvent; parameter: string }
}

/** Told twice by their contracts, or nothing that the index keeps. */
const notKept: Readonly<Record<string, readonly string[]>> = {
  TokenFactory: ['FeeWhitelistSet', 'LaunchPadSet'],
  Token: ['Approval', 'ContractURIUpdated'],
  // Openings and repairs say the same themselves.
  LaunchPad: ['OpeningCleared', 'PoolRepaired'],
  // Who may announce successors is asked of the contract itself.
  LockAnnouncer: ['OwnershipTransferred'],
  AirdropFactory: ['AirdropInfoSet'],
  NftSaleFactory: ['TokenInfoSet'],
  // Approvals, and what marketplaces read.
  NftSale: [
    'Approval',
    'ApprovalForAll',
    'BatchMetadataUpdate',
    'ConsecutiveTransfer',
    'ContractURIUpdated',
  ],
}

/** A hand-over that is only asked for changes nothing. */
const isHandover = (name: string) => name.startsWith('OwnershipHandover')

const withoutUnkept = (name: string, contract: FollowedContract): FollowedContract => ({
  ...contract,
  events: contract.events.filter(
    (event) => !isHandover(event.name) && !notKept[name]?.includes(event.name),
  ),
})

const contracts: Readonly<Record<string, FollowedContract>> = {
  TokenFactory: { events: tokenFactoryEventsAbi, listedIn: 'tokenFactories' },
  Token: {
    events: tokenEventsAbi,
    listedIn: 'tokenFactories',
    created: { event: creationEvents.token, parameter: 'token' },
  },
  LaunchPad: { events: launchPadEventsAbi, listedIn: 'launchPads' },
  OpeningVault: { events: openingVaultEventsAbi, listedIn: 'openingVaults' },
  TokenLocker: { events: tokenLockerEventsAbi, listedIn: 'tokenLockers' },
  LiquidityLocker: { events: liquidityLockerEventsAbi, listedIn: 'liquidityLockers' },
  NftLocker: { events: nftLockerEventsAbi, listedIn: 'nftLockers' },
  LockAnnouncer: { events: lockAnnouncerEventsAbi, listedIn: 'lockAnnouncers' },
  PresaleFactory: { events: presaleFactoryEventsAbi, listedIn: 'presaleFactories' },
  Presale: {
    events: presaleEventsAbi,
    listedIn: 'presaleFactories',
    created: { event: creationEvents.presale, parameter: 'presale' },
  },
  AirdropFactory: { events: airdropFactoryEventsAbi, listedIn: 'airdropFactories' },
  Airdrop: {
    events: airdropEventsAbi,
    listedIn: 'airdropFactories',
    created: { event: creationEvents.airdrop, parameter: 'airdrop' },
  },
  Multisend: { events: multisendEventsAbi, listedIn: 'multisends' },
  Inviter: { events: inviterEventsAbi, listedIn: 'inviters' },
  PoolFactory: { events: poolFactoryEventsAbi, listedIn: 'poolFactories' },
  Pool: {
    events: poolEventsAbi,
    listedIn: 'poolFactories',
    created: { event: creationEvents.pool, parameter: 'pool' },
  },
  NftSaleFactory: { events: nftSaleFactoryEventsAbi, listedIn: 'nftSaleFactories' },
  NftSale: {
    events: nftSaleEventsAbi,
    listedIn: 'nftSaleFactories',
    created: { event: creationEvents.sale, parameter: 'sale' },
  },
  Vip: { events: vipEventsAbi, listedIn: 'vips' },
  WhitelistMarket: { events: whitelistMarketEventsAbi, listedIn: 'whitelistMarkets' },
}

/** The same contracts and events as the engine's own list; a test holds them together. */
export const followedContracts: Readonly<Record<string, FollowedContract>> = Object.fromEntries(
  Object.entries(contracts).map(([name, contract]) => [name, withoutUnkept(name, contract)]),
)
