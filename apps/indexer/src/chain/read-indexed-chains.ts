import { chainsFor, type EvmChainDefinition, getChain, getEvmChain } from '@slipway/chains'
import {
  type ContractName,
  type Deployment,
  getDeployments,
  getLocalDeployment,
} from '@slipway/deployments'
import { z } from 'zod'
import type { IndexedChain } from './indexed-chain.ts'

const givenChains = z.array(
  z.object({
    chainId: z.number().int().positive(),
    rpcUrl: z.url(),
    wsUrl: z.url().optional(),
    requestsPerSecond: z.number().int().min(1).max(10_000).optional(),
    startBlock: z.number().int().nonnegative().optional(),
  }),
)

type GivenChain = z.infer<typeof givenChains>[number]

const lowerCase = (address: `0x${string}`) => address.toLowerCase() as `0x${string}`

function contractsOf(deployments: readonly Deployment[], name: ContractName) {
  return deployments.flatMap(({ contracts }) => contracts[name] ?? [])
}

/** Addresses of all versions, each once, in an order that does not depend on the order of deployment. */
function addressesOf(deployments: readonly Deployment[], name: ContractName) {
  const addresses = contractsOf(deployments, name).map(({ address }) => lowerCase(address))
  return [...new Set(addresses)].sort()
}

function describe(
  chain: EvmChainDefinition,
  deployments: readonly Deployment[],
  given: readonly GivenChain[],
): IndexedChain[] {
  const factories = contractsOf(deployments, 'tokenFactory')
  if (factories.length === 0) return []
  const rates = given.flatMap(({ rpcUrl, requestsPerSecond: rate }) =>
    rate === undefined ? [] : [[rpcUrl, rate] as const],
  )
  const startBlock = given.find((one) => one.startBlock !== undefined)?.startBlock
  return [
    {
      chainId: chain.chainId,
      shortname: chain.shortname,
      rpcUrls: chain.rpcUrls,
      ...(chain.wsUrl ? { wsUrl: chain.wsUrl } : {}),
      ...(rates.length > 0 ? { rates: Object.fromEntries(rates) } : {}),
      startBlock: startBlock ?? Math.min(...factories.map((factory) => factory.startBlock)),
      tokenFactories: addressesOf(deployments, 'tokenFactory'),
      launchPads: addressesOf(deployments, 'launchPad'),
      openingVaults: addressesOf(deployments, 'openingVault'),
      tokenLockers: addressesOf(deployments, 'tokenLocker'),
      nftLockers: addressesOf(deployments, 'nftLocker'),
      lockAnnouncers: addressesOf(deployments, 'lockAnnouncer'),
      liquidityLockers: addressesOf(deployments, 'liquidityLocker'),
      airdropFactories: addressesOf(deployments, 'airdropFactory'),
      multisends: addressesOf(deployments, 'multisend'),
      presaleFactories: addressesOf(deployments, 'presaleFactory'),
      inviters: addressesOf(deployments, 'inviter'),
      whitelistMarkets: addressesOf(deployments, 'whitelistMarket'),
      poolFactories: addressesOf(deployments, 'poolFactory'),
      nftSaleFactories: addressesOf(deployments, 'nftSaleFactory'),
      vips: addressesOf(deployments, 'vip'),
    },
  ]
}

/** Every network with a deployment that an indexer could read here. */
function indexableChains(given: string | undefined, development: boolean): IndexedChain[] {
  const overrides = givenChains.parse(JSON.parse(given ?? '[]'))
  const offered = chainsFor({
    development,
    overrides: overrides.map(({ chainId, rpcUrl, wsUrl }) => ({
      chainId,
      rpcUrl,
      ...(wsUrl ? { wsUrl } : {}),
    })),
  })
  const nodesOf = (id: number) => overrides.filter(({ chainId }) => chainId === id)
  if (development) {
    const local = [getLocalDeployment()]
    const ids = new Set(overrides.map(({ chainId }) => chainId))
    return [...ids].flatMap((id) => describe(getEvmChain(id, offered), local, nodesOf(id)))
  }
  return offered.flatMap((chain) =>
    chain.type === 'evm'
      ? describe(chain, getDeployments(chain.chainId), nodesOf(chain.chainId))
      : [],
  )
}

/**
 * The networks to index: in development exactly those given, each as a local stand-in; in production every
 * network with a deployment, with the operator's own nodes before the public ones. Each entry names a node.
 *
 * @param given JSON of `[{chainId, rpcUrl, wsUrl?, requestsPerSecond?, startBlock?}]`, the variable SLIPWAY_CHAINS
 * @param only short names of those that this process indexes, others being another's; undefined: all
 * @throws {z.ZodError} when it is malformed
 * @throws {UnknownChainError} when it names a network that is not offered
 */
export function readIndexedChains(
  given: string | undefined,
  development: boolean,
  only?: readonly string[],
): IndexedChain[] {
  const offered = chainsFor({ development })
  const wanted = only?.map((name) => getChain(name, offered).chainId)
  return indexableChains(given, development).filter(
    ({ chainId }) => wanted === undefined || wanted.includes(chainId),
  )
}
