import { buildAllowTree, readAllowFile } from '@slipway/sdk/nft/allow-list'
import type { ProvenAllowance } from '@slipway/sdk/nft/flows/mint-flow'
import type { NftSale } from '@slipway/sdk/nft/types'
import { type Address, isAddressEqual } from 'viem'
import { ipfsPath } from '../../files/ipfs-path.ts'

/** The stored list is not there, or leads to another root than the one on chain. */
export class AllowListUnproven extends Error {
  override readonly name = 'AllowListUnproven'
}

type Listed = Pick<NftSale, 'address' | 'chainId' | 'state'>

/** A wallet's entry with its proof; null where it has none. @throws {AllowListUnproven} */
export async function findAllowance(
  sale: Listed,
  account: Address,
  signal?: AbortSignal,
): Promise<ProvenAllowance | null> {
  const path = ipfsPath(sale.state.whitelistKey)
  if (!path) throw new AllowListUnproven('The list has no place that is asked.')
  const answer = await fetch(path, signal ? { signal } : {})
  const entries = answer.ok ? readAllowFile(await answer.json()) : undefined
  if (!entries) throw new AllowListUnproven('The list cannot be read.')
  const tree = buildAllowTree({ chainId: sale.chainId, sale: sale.address }, entries)
  // Anybody could have stored a list: it counts when it makes the root that the contract holds.
  if (tree.root !== sale.state.whitelistRoot) throw new AllowListUnproven('Another root.')
  const index = entries.findIndex(({ address }) => isAddressEqual(address, account))
  const entry = entries[index]
  return entry ? { allowance: entry.allowance, proof: tree.proofOf(index) } : null
}
