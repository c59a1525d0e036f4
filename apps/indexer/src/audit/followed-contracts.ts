import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { AbiEvent, AbiItem } from 'viem'
import {
  airdropDeployedEvent,
  airdropEventsAbi,
  airdropFactoryEventsAbi,
  multisendEventsAbi,
} from '../abi/airdrop-events.ts'
import { launchPadEventsAbi, openingVaultEventsAbi } from '../abi/launch-events.ts'
import {
  liquidityLockerEventsAbi,
  lockAnnouncerEventsAbi,
  nftLockerEventsAbi,
  tokenLockerEventsAbi,
} from '../abi/lock-events.ts'
import {
  nftSaleDeployedEvent,
  nftSaleEventsAbi,
  nftSaleFactoryEventsAbi,
} from '../abi/nft-events.ts'
import { poolDeployedEvent, poolEventsAbi, poolFactoryEventsAbi } from '../abi/pool-events.ts'
import {
  inviterEventsAbi,
  presaleDeployedEvent,
  presaleEventsAbi,
  presaleFactoryEventsAbi,
  whitelistMarketEventsAbi,
} from '../abi/presale-events.ts'
import { tokenDeployedEvent, tokenEventsAbi } from '../abi/token-events.ts'
import { vipEventsAbi } from '../abi/vip-events.ts'
import type { IndexedChain } from '../chain/indexed-chain.ts'

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

const isEvent = (item: AbiItem): item is AbiEvent => item.type === 'event'
/** Events of the token factory that the index keeps nothing of; those of other contracts are left out in their lists. */
const NOT_KEPT = /^(OwnershipHandover|FeeWhitelistSet$|LaunchPadSet$)/
const isKept = (event: AbiEvent) => !NOT_KEPT.test(event.name)
const eventsOf = (abi: readonly AbiItem[]) => abi.filter(isEvent)

/** The same contracts and events as the engine's own list; a test holds them together. */
export const followedContracts: Readonly<Record<string, FollowedContract>> = {
  TokenFactory: { events: eventsOf(tokenFactoryAbi).filter(isKept), listedIn: 'tokenFactories' },
  Token: {
    events: eventsOf(tokenEventsAbi),
    listedIn: 'tokenFactories',
    created: { event: tokenDeployedEvent, parameter: 'token' },
  },
  LaunchPad: { events: eventsOf(launchPadEventsAbi), listedIn: 'launchPads' },
  OpeningVault: { events: eventsOf(openingVaultEventsAbi), listedIn: 'openingVaults' },
  TokenLocker: { events: eventsOf(tokenLockerEventsAbi), listedIn: 'tokenLockers' },
  LiquidityLocker: { events: eventsOf(liquidityLockerEventsAbi), listedIn: 'liquidityLockers' },
  NftLocker: { events: eventsOf(nftLockerEventsAbi), listedIn: 'nftLockers' },
  LockAnnouncer: { events: eventsOf(lockAnnouncerEventsAbi), listedIn: 'lockAnnouncers' },
  PresaleFactory: { events: eventsOf(presaleFactoryEventsAbi), listedIn: 'presaleFactories' },
  Presale: {
    events: eventsOf(presaleEventsAbi),
    listedIn: 'presaleFactories',
    created: { event: presaleDeployedEvent, parameter: 'presale' },
  },
  AirdropFactory: { events: eventsOf(airdropFactoryEventsAbi), listedIn: 'airdropFactories' },
  Airdrop: {
    events: eventsOf(airdropEventsAbi),
    listedIn: 'airdropFactories',
    created: { event: airdropDeployedEvent, parameter: 'airdrop' },
  },
  Multisend: { events: eventsOf(multisendEventsAbi), listedIn: 'multisends' },
  Inviter: { events: eventsOf(inviterEventsAbi), listedIn: 'inviters' },
  PoolFactory: { events: eventsOf(poolFactoryEventsAbi), listedIn: 'poolFactories' },
  Pool: {
    events: eventsOf(poolEventsAbi),
    listedIn: 'poolFactories',
    created: { event: poolDeployedEvent, parameter: 'pool' },
  },
  NftSaleFactory: { events: eventsOf(nftSaleFactoryEventsAbi), listedIn: 'nftSaleFactories' },
  NftSale: {
    events: eventsOf(nftSaleEventsAbi),
    listedIn: 'nftSaleFactories',
    created: { event: nftSaleDeployedEvent, parameter: 'sale' },
  },
  Vip: { events: eventsOf(vipEventsAbi), listedIn: 'vips' },
  WhitelistMarket: { events: eventsOf(whitelistMarketEventsAbi), listedIn: 'whitelistMarkets' },
}
