import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import {
  getRegistryHolders,
  type RegistryCursor,
  type RegistryPage,
} from './get-registry-holders.ts'
import { getSolvency } from './get-solvency.ts'
import { type HolderReadings, readHolders } from './read-holders.ts'
import { findHolderRegistries, findPlatformHolders, type HolderRegistry } from './value-holders.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['tools', client.chain.id, 'solvency', ...parts] as const

/** Contracts from a registry with what they owe and hold, and where the next page begins. */
export type RegistryReadings = HolderReadings & Pick<RegistryPage, 'next'>

/** Every read of solvency as key, function and freshness; see `tokenQueries`. Nothing repeats by itself. */
export const solvencyQueries = {
  /** Prefix of all keys of one network, to read everything anew. */
  all: (client: ReadClient) => keyOf(client),

  platform: (client: ReadClient, chain: EvmChainDefinition) => ({
    queryKey: keyOf(client, 'platform'),
    queryFn: () => readHolders(client, findPlatformHolders(chain)),
    ...freshness.slow,
  }),

  /** Pages of a registry, newest first. */
  registry: (client: ReadClient, chain: EvmChainDefinition, of: HolderRegistry['of']) => ({
    queryKey: keyOf(client, of),
    queryFn: async ({ pageParam }: { pageParam: RegistryCursor }): Promise<RegistryReadings> => {
      const registries = findHolderRegistries(chain, of)
      const { holders, next } = await getRegistryHolders(client, registries, pageParam)
      return { ...(await readHolders(client, holders)), ...(next && { next }) }
    },
    initialPageParam: { registry: 0 } as RegistryCursor,
    getNextPageParam: (page: RegistryReadings) => page.next,
    ...freshness.slow,
  }),

  contract: (client: ReadClient, address: Address) => ({
    queryKey: keyOf(client, 'contract', address),
    queryFn: async () => {
      const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
      return await getSolvency(client, { address, blockNumber })
    },
    ...freshness.slow,
  }),
} as const
