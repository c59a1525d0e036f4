import {
  airdropFactoryAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
} from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { kindOfAirdropTemplate } from '@slipway/sdk/platform/airdrop-kinds'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ExitKind, KnownContract, ReleaseContracts } from './types.ts'

const lockers = ['tokenLocker', 'liquidityLocker', 'nftLocker'] as const

async function askRegistries(
  client: ReadClient,
  contracts: ReleaseContracts,
  address: Address,
): Promise<ExitKind | undefined> {
  const { presaleFactory, poolFactory, airdropFactory, nftSaleFactory } = contracts
  const args = [address] as const
  const [presale, isPool, airdrop, nft] = await Promise.all([
    presaleFactory &&
      client.readContract({
        address: presaleFactory.address,
        abi: presaleFactoryAbi,
        functionName: 'recordOf',
        args,
      }),
    poolFactory &&
      client.readContract({
        address: poolFactory.address,
        abi: poolFactoryAbi,
        functionName: 'isPool',
        args,
      }),
    airdropFactory &&
      client.readContract({
        address: airdropFactory.address,
        abi: airdropFactoryAbi,
        functionName: 'recordOf',
        args,
      }),
    nftSaleFactory &&
      client.readContract({
        address: nftSaleFactory.address,
        abi: nftSaleFactoryAbi,
        functionName: 'recordOf',
        args,
      }),
  ])
  if (presale && presale.owner !== zeroAddress) return 'presale'
  if (isPool) return 'pool'
  if (airdrop && airdrop.owner !== zeroAddress) return kindOfAirdropTemplate(airdrop.templateId)
  return nft && nft.owner !== zeroAddress ? 'nft' : undefined
}

/**
 * Asks the registries of every release what a contract is. The contract itself is never asked: anybody can deploy one
 * that answers like a presale.
 * @returns undefined for one that no registry knows
 */
export async function recogniseContract(
  client: ReadClient,
  releases: readonly ReleaseContracts[],
  address: Address,
): Promise<KnownContract | undefined> {
  for (const contracts of releases) {
    const isLocker = lockers.some((name) => {
      const locker = contracts[name]
      return locker !== undefined && isAddressEqual(locker.address, address)
    })
    if (isLocker) return { kind: 'lock', address, contracts }
    const kind = await askRegistries(client, contracts, address)
    if (kind) return { kind, address, contracts }
  }
  return undefined
}
