import { standardTokenAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import { createConfig, factory } from 'ponder'
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

const chains: Record<string, EngineChain> = {}
const factories: Record<string, { address: `0x${string}`[]; startBlock: number }> = {}
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

for (const { chainId, shortname, rpcUrls, wsUrl, startBlock, tokenFactories } of indexedChains) {
  const address = [...tokenFactories]
  chains[shortname] = {
    id: chainId,
    rpc: [...rpcUrls],
    pollingInterval: POLLING_MS,
    ...(wsUrl ? { ws: wsUrl } : {}),
  }
  factories[shortname] = { address, startBlock }
  tokens[shortname] = { address: tokensOf(address), startBlock }
}

export default createConfig({
  database: { kind: 'postgres', poolConfig: { max: MAX_CONNECTIONS } },
  ordering: 'multichain',
  chains,
  contracts: {
    TokenFactory: { abi: tokenFactoryAbi, chain: factories },
    Token: { abi: standardTokenAbi, chain: tokens },
  },
})
