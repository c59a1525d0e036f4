import {
  airdropFactoryAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
} from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { kindOfAirdropTemplate } from '@slipway/sdk/platform/airdrop-kinds'
import type { Address } from 'viem'
import type { ExitKind, KnownContract, ReleaseContracts } from './types.ts'

/** Records that one registry is asked for: of more, the address is pasted. */
const most = 100n

async function listOf(client: ReadClient, contracts: ReleaseContracts, user: Address) {
  const { presaleFactory, poolFactory, airdropFactory, nftSaleFactory } = contracts
  const args = [user, 0n, most] as const
  const [presales, pools, airdrops, nfts] = await Promise.all([
    presaleFactory
      ? client.readContract({
          address: presaleFactory.address,
          abi: presaleFactoryAbi,
          functionName: 'recordsOf',
          args,
        })
      : [],
    poolFactory
      ? client.readContract({
          address: poolFactory.address,
          abi: poolFactoryAbi,
          functionName: 'poolsOf',
          args,
        })
      : [],
    airdropFactory
      ? client.readContract({
          address: airdropFactory.address,
          abi: airdropFactoryAbi,
          functionName: 'recordsOf',
          args,
        })
      : [],
    nftSaleFactory
      ? client.readContract({
          address: nftSaleFactory.address,
          abi: nftSaleFactoryAbi,
          functionName: 'recordsOf',
          args,
        })
      : [],
  ])
  const known = (kind: ExitKind, address: Address): KnownContract => ({ kind, address, contracts })
  return [
    ...presales.map(({ addr }) => known('presale', addr)),
    ...pools.map(({ poolAddr }) => known('pool', poolAddr)),
    ...airdrops.map(({ addr, templateId }) =>
      known(kindOfAirdropTemplate(templateId) ?? 'claims', addr),
    ),
    ...nfts.map(({ addr }) => known('nft', addr)),
  ]
}

/** What an account created, by the registries of every release; newest release first. */
export async function findCreated(
  client: ReadClient,
  releases: readonly ReleaseContracts[],
  user: Address,
): Promise<readonly KnownContract[]> {
  const lists = await Promise.all(releases.map((contracts) => listOf(client, contracts, user)))
  return lists.flat()
}
