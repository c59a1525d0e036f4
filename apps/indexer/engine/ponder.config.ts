import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { createConfig, factory } from 'ponder'
import { launchPadEventsAbi, openingVaultEventsAbi } from '../src/abi/launch-events.ts'
import {
  liquidityLockerEventsAbi,
  lockAnnouncerEventsAbi,
  nftLockerEventsAbi,
  tokenLockerEventsAbi,
} from '../src/abi/lock-events.ts'
import {
  inviterEventsAbi,
  presaleDeployedEvent,
  presaleEventsAbi,
  presaleFactoryEventsAbi,
  whitelistMarketEventsAbi,
} from '../src/abi/presale-events.ts'
import { tokenDeployedEvent, tokenEventsAbi } from '../src/abi/token-events.ts'
import type { IndexedChain } from '../src/chain/indexed-chain.ts'

/** Set by `src/main.ts`, which decides what this process indexes. */
const indexedChains = JSON.parse(process.env.SLIPWAY_ENGINE_CHAINS ?? '[]') as IndexedChain[]

/** Seconds between two looks at a node that has no websocket. */
const POLLING_MS = 1_000
/** Connections: a third each for reading, writing and the sync store, two for administration. */
const MAX_CONNECTIONS = 20

interface EngineChain {
  id: number
  rpc: string[]
  ws?: string
  pollingInterval: number
}

interface Followed {
  address: `0x${string}`[]
  startBlock: number
}

/** Where a network has no such contract: nobody ever logs there, and the engine wants an address. */
const NOWHERE: `0x${string}`[] = ['0x0000000000000000000000000000000000000000']

const chains: Record<string, EngineChain> = {}
const factories: Record<string, Followed> = {}
const launchPads: Record<string, Followed> = {}
const openingVaults: Record<string, Followed> = {}
const tokenLockers: Record<string, Followed> = {}
const liquidityLockers: Record<string, Followed> = {}
const nftLockers: Record<string, Followed> = {}
const lockAnnouncers: Record<string, Followed> = {}
const presaleFactories: Record<string, Followed> = {}
const inviters: Record<string, Followed> = {}
const whitelistMarkets: Record<string, Followed> = {}
const tokens: Record<string, { address: ReturnType<typeof tokensOf>; startBlock: number }> = {}
const presales: Record<string, { address: ReturnType<typeof presalesOf>; startBlock: number }> = {}

const tokensOf = (address: `0x${string}`[]) =>
  factory({ address, event: tokenDeployedEvent, parameter: 'token' })

const presalesOf = (address: `0x${string}`[]) =>
  factory({ address, event: presaleDeployedEvent, parameter: 'presale' })

for (const indexed of indexedChains) {
  const { chainId, shortname, rpcUrls, wsUrl, startBlock } = indexed
  const follow = (addresses: readonly `0x${string}`[]): Followed => ({
    address: addresses.length > 0 ? [...addresses] : NOWHERE,
    startBlock,
  })
  chains[shortname] = {
    id: chainId,
    rpc: [...rpcUrls],
    pollingInterval: POLLING_MS,
    ...(wsUrl ? { ws: wsUrl } : {}),
  }
  factories[shortname] = follow(indexed.tokenFactories)
  launchPads[shortname] = follow(indexed.launchPads)
  openingVaults[shortname] = follow(indexed.openingVaults)
  tokenLockers[shortname] = follow(indexed.tokenLockers)
  liquidityLockers[shortname] = follow(indexed.liquidityLockers)
  nftLockers[shortname] = follow(indexed.nftLockers)
  lockAnnouncers[shortname] = follow(indexed.lockAnnouncers)
  presaleFactories[shortname] = follow(indexed.presaleFactories)
  inviters[shortname] = follow(indexed.inviters)
  whitelistMarkets[shortname] = follow(indexed.whitelistMarkets)
  tokens[shortname] = { address: tokensOf(follow(indexed.tokenFactories).address), startBlock }
  presales[shortname] = {
    address: presalesOf(follow(indexed.presaleFactories).address),
    startBlock,
  }
}

export default createConfig({
  database: { kind: 'postgres', poolConfig: { max: MAX_CONNECTIONS } },
  ordering: 'multichain',
  chains,
  contracts: {
    TokenFactory: { abi: tokenFactoryAbi, chain: factories },
    Token: { abi: tokenEventsAbi, chain: tokens },
    LaunchPad: { abi: launchPadEventsAbi, chain: launchPads },
    OpeningVault: { abi: openingVaultEventsAbi, chain: openingVaults },
    TokenLocker: { abi: tokenLockerEventsAbi, chain: tokenLockers },
    LiquidityLocker: { abi: liquidityLockerEventsAbi, chain: liquidityLockers },
    NftLocker: { abi: nftLockerEventsAbi, chain: nftLockers },
    LockAnnouncer: { abi: lockAnnouncerEventsAbi, chain: lockAnnouncers },
    PresaleFactory: { abi: presaleFactoryEventsAbi, chain: presaleFactories },
    Presale: { abi: presaleEventsAbi, chain: presales },
    Inviter: { abi: inviterEventsAbi, chain: inviters },
    WhitelistMarket: { abi: whitelistMarketEventsAbi, chain: whitelistMarkets },
  },
})
