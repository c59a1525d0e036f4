import { chainsFor, type EvmChainDefinition, getEvmChain } from '@slipway/chains'
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
  given: GivenChain | undefined,
): IndexedChain[] {
  const factories = contractsOf(deployments, 'tokenFactory')
  if (factories.length === 0) return []
  const wsUrl = given?.wsUrl ?? chain.wsUrl
  return [
    {
      chainId: chain.chainId,
      shortname: chain.shortname,
      rpcUrls: chain.rpcUrls,
      ...(wsUrl ? { wsUrl } : {}),
      ...(given?.requestsPerSecond === undefined
        ? {}
        : { rates: { [given.rpcUrl]: given.requestsPerSecond } }),
      startBlock: given?.startBlock ?? Math.min(...factories.map((factory) => factory.startBlock)),
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
  const byId = new Map(overrides.map((override) => [override.chainId, override]))
  if (development) {
    const local = [getLocalDeployment()]
    return overrides.flatMap((override) =>
      describe(getEvmChain(override.chainId, offered), local, override),
    )
  }
  return offered.flatMap((chain) =>
    chain.type === 'evm'
      ? describe(chain, getDeployments(chain.chainId), byId.get(chain.chainId))
      : [],
  )
}

/**
 * The networks to index: in development exactly those given, each as a local stand-in; in production every
 * network with a deployment, with the operator's own nodes before the public ones.
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
  const wanted = only?.map((name) => getEvmChain(name, offered).chainId)
  return indexableChains(given, development).filter(
    ({ chainId }) => wanted === undefined || wanted.includes(chainId),
  )
}
