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
import { createConfig, factory } from 'ponder'
import type { IndexedChain } from '../src/chain/indexed-chain.ts'
import { spreadNodes } from '../src/chain/spread-nodes.ts'
import { creationEvents } from '../src/store/creation-events.ts'

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
const airdropFactories: Record<string, Followed> = {}
const multisends: Record<string, Followed> = {}
const presaleFactories: Record<string, Followed> = {}
const inviters: Record<string, Followed> = {}
const whitelistMarkets: Record<string, Followed> = {}
const poolFactories: Record<string, Followed> = {}
const nftSaleFactories: Record<string, Followed> = {}
const vips: Record<string, Followed> = {}
const tokens: Record<string, { address: ReturnType<typeof tokensOf>; startBlock: number }> = {}
const presales: Record<string, { address: ReturnType<typeof presalesOf>; startBlock: number }> = {}
const pools: Record<string, { address: ReturnType<typeof poolsOf>; startBlock: number }> = {}
const nftSales: Record<string, { address: ReturnType<typeof nftSalesOf>; startBlock: number }> = {}

const airdrops: Record<string, { address: ReturnType<typeof airdropsOf>; startBlock: number }> = {}

const airdropsOf = (address: `0x${string}`[]) =>
  factory({ address, event: creationEvents.airdrop, parameter: 'airdrop' })

const nftSalesOf = (address: `0x${string}`[]) =>
  factory({ address, event: creationEvents.sale, parameter: 'sale' })

const tokensOf = (address: `0x${string}`[]) =>
  factory({ address, event: creationEvents.token, parameter: 'token' })

const presalesOf = (address: `0x${string}`[]) =>
  factory({ address, event: creationEvents.presale, parameter: 'presale' })

const poolsOf = (address: `0x${string}`[]) =>
  factory({ address, event: creationEvents.pool, parameter: 'pool' })

for (const indexed of indexedChains) {
  const { chainId, shortname, wsUrl, startBlock } = indexed
  const follow = (addresses: readonly `0x${string}`[]): Followed => ({
    address: addresses.length > 0 ? [...addresses] : NOWHERE,
    startBlock,
  })
  chains[shortname] = {
    id: chainId,
    rpc: spreadNodes(indexed),
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
  airdropFactories[shortname] = follow(indexed.airdropFactories)
  multisends[shortname] = follow(indexed.multisends)
  presaleFactories[shortname] = follow(indexed.presaleFactories)
  inviters[shortname] = follow(indexed.inviters)
  whitelistMarkets[shortname] = follow(indexed.whitelistMarkets)
  poolFactories[shortname] = follow(indexed.poolFactories)
  nftSaleFactories[shortname] = follow(indexed.nftSaleFactories)
  vips[shortname] = follow(indexed.vips)
  tokens[shortname] = { address: tokensOf(follow(indexed.tokenFactories).address), startBlock }
  airdrops[shortname] = {
    address: airdropsOf(follow(indexed.airdropFactories).address),
    startBlock,
  }
  presales[shortname] = {
    address: presalesOf(follow(indexed.presaleFactories).address),
    startBlock,
  }
  pools[shortname] = { address: poolsOf(follow(indexed.poolFactories).address), startBlock }
  nftSales[shortname] = {
    address: nftSalesOf(follow(indexed.nftSaleFactories).address),
    startBlock,
  }
}

// Reorgs: where a chain takes blocks back, the engine undoes every row that handlers wrote of them and handles what came
// instead, so that handlers know nothing of it. What is no row of the engine's follows by itself: `src/swaps/swap-store.ts`
// replaces swaps by the hashes of their blocks, `src/engine-state/handled-events.ts` forgets what was handled of a replaced
// block. What goes deeper than the engine's finality, a number of blocks for each network (ponder's `utils/finality`), is
// indexed anew (`src/reset.ts`). `src/heads/` keeps a node that has only fallen behind from looking like a reorg.
export default createConfig({
  database: { kind: 'postgres', poolConfig: { max: MAX_CONNECTIONS } },
  ordering: 'multichain',
  chains,
  contracts: {
    TokenFactory: { abi: tokenFactoryEventsAbi, chain: factories },
    Token: { abi: tokenEventsAbi, chain: tokens },
    LaunchPad: { abi: launchPadEventsAbi, chain: launchPads },
    OpeningVault: { abi: openingVaultEventsAbi, chain: openingVaults },
    TokenLocker: { abi: tokenLockerEventsAbi, chain: tokenLockers },
    LiquidityLocker: { abi: liquidityLockerEventsAbi, chain: liquidityLockers },
    NftLocker: { abi: nftLockerEventsAbi, chain: nftLockers },
    LockAnnouncer: { abi: lockAnnouncerEventsAbi, chain: lockAnnouncers },
    PresaleFactory: { abi: presaleFactoryEventsAbi, chain: presaleFactories },
    Presale: { abi: presaleEventsAbi, chain: presales },
    AirdropFactory: { abi: airdropFactoryEventsAbi, chain: airdropFactories },
    Airdrop: { abi: airdropEventsAbi, chain: airdrops },
    Multisend: { abi: multisendEventsAbi, chain: multisends },
    Inviter: { abi: inviterEventsAbi, chain: inviters },
    PoolFactory: { abi: poolFactoryEventsAbi, chain: poolFactories },
    Pool: { abi: poolEventsAbi, chain: pools },
    NftSaleFactory: { abi: nftSaleFactoryEventsAbi, chain: nftSaleFactories },
    NftSale: { abi: nftSaleEventsAbi, chain: nftSales },
    Vip: { abi: vipEventsAbi, chain: vips },
    WhitelistMarket: { abi: whitelistMarketEventsAbi, chain: whitelistMarkets },
  },
})
