import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { createConfig, factory } from 'ponder'
import {
  launchPadEventsAbi,
  liquidityLockerEventsAbi,
  openingVaultEventsAbi,
} from '../src/abi/launch-events.ts'
import { tokenEventsAbi } from '../src/abi/token-events.ts'
import type { IndexedChain } from '../src/chain/indexed-chain.ts'

/** Set by `src/main.ts`, which decides what this process indexes. */
const indexedChains = JSON.parse(process.env.SLIPWAY_ENGINE_CHAINS ?? '[]') as IndexedChain[]

/** Seconds between two looks at a node that has no websocket. */
const POLLING_MS = 1_000
/** Connections: a third each for reading, writing and the sync store, two for administration. */
const MAX_CONNECTIONS = 20

const tokenDeployed = tokenFactoryAbi.find(
  (item) => item.type === 'event' && item.name === 'TokenDeployed',
)
if (tokenDeployed?.type !== 'event' || tokenDeployed.name !== 'TokenDeployed') {
  throw new Error('the factory has no event TokenDeployed')
}

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
const liquidityLockers: Record<string, Followed> = {}
const tokens: Record<string, { address: ReturnType<typeof tokensOf>; startBlock: number }> = {}

function tokensOf(address: `0x${string}`[]) {
  return factory({
    address,
    event: tokenDeployed as NonNullable<typeof tokenDeployed> & {
      type: 'event'
      name: 'TokenDeployed'
    },
    parameter: 'token',
  })
}

for (const indexed of indexedChains) {
  const { chainId, shortname, rpcUrls, wsUrl, startBlock } = indexed
  const address = [...indexed.tokenFactories]
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
  factories[shortname] = { address, startBlock }
  launchPads[shortname] = follow(indexed.launchPads)
  openingVaults[shortname] = follow(indexed.openingVaults)
  liquidityLockers[shortname] = follow(indexed.liquidityLockers)
  tokens[shortname] = { address: tokensOf(address), startBlock }
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
    LiquidityLocker: { abi: liquidityLockerEventsAbi, chain: liquidityLockers },
  },
})
