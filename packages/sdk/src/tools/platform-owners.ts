import type { EvmChainDefinition } from '@slipway/chains'
import type { ContractName } from '@slipway/deployments'
import { platformPowers } from '@slipway/deployments/generated/platform-powers'
import { type Address, parseAbi, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { deploymentsOf } from './value-holders.ts'

const ownerAbi = parseAbi(['function owner() view returns (address)'])

/** A contract of the platform whose functions the contracts' tests have looked through. */
export type PlatformContract = keyof typeof platformPowers

/** A function that only the owner of a platform contract can call. */
export type PlatformPower = (typeof platformPowers)[PlatformContract][number]

/** Contracts of the platform with the functions that only their owner can call; none for those without an owner. */
export const powersOf: Readonly<Record<PlatformContract, readonly PlatformPower[]>> = platformPowers

/** Every such function, and the contracts that have it. */
export function listPowers(): ReadonlyMap<PlatformPower, readonly PlatformContract[]> {
  const found = new Map<PlatformPower, PlatformContract[]>()
  for (const contract of Object.keys(platformPowers) as PlatformContract[]) {
    for (const power of powersOf[contract])
      found.set(power, [...(found.get(power) ?? []), contract])
  }
  return found
}

/** A platform contract on a network, and who can call what only its owner can. */
export interface PlatformOwner {
  readonly contract: PlatformContract
  readonly address: Address
  readonly version: string
  /** Undefined where nobody owns it: renounced, or never owned by anybody. */
  readonly owner?: Address
}

/** The platform's contracts on a network, of every version ever deployed. */
export function findPlatformContracts(chain: EvmChainDefinition): readonly PlatformOwner[] {
  const found = new Map<Address, PlatformOwner>()
  for (const { version, contracts } of deploymentsOf(chain)) {
    for (const contract of Object.keys(platformPowers) as (PlatformContract & ContractName)[]) {
      const address = contracts[contract]?.address
      // A later version may keep a contract of the one before.
      if (address && !found.has(address)) found.set(address, { contract, address, version })
    }
  }
  return [...found.values()]
}

/**
 * Who owns the platform's contracts.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function readPlatformOwners(
  client: ReadClient,
  chain: EvmChainDefinition,
): Promise<readonly PlatformOwner[]> {
  return Promise.all(
    findPlatformContracts(chain).map(async (one) => {
      if (powersOf[one.contract].length === 0) return one
      const call = { address: one.address, abi: ownerAbi, functionName: 'owner' } as const
      const owner = await client.readContract(call)
      return owner === zeroAddress ? one : { ...one, owner }
    }),
  )
}

export const ownerQueries = {
  platform: (client: ReadClient, chain: EvmChainDefinition) => ({
    queryKey: ['tools', client.chain.id, 'owners'] as const,
    queryFn: () => readPlatformOwners(client, chain),
    ...freshness.slow,
  }),
} as const
