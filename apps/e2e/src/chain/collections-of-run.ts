import { getLocalDeployment } from '@slipway/deployments'
import { nftSaleAbi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import {
  type BoatCollection,
  drawCollection,
  drawOne,
} from '@slipway/devnet/world/collection-files'
import { boatOf } from '@slipway/devnet/world/picture/draw-boat'
import type { SeededFile } from '@slipway/devnet/world/seeded-file'
import { type Address, parseAbi } from 'viem'
import { readRunContext } from '../harness/run-context.ts'
import { createChainProbe } from './chain-of-run.ts'

/** ERC-165, ERC-721 and ERC-2981, as marketplaces read them: nothing of ours. */
export const marketplaceAbi = parseAbi([
  'function supportsInterface(bytes4) view returns (bool)',
  'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
])

/** A collection of a chain of the stack, past everything that Slipway runs. */
export function collectionOfRun(chain: string, address: Address) {
  const probe = createChainProbe(chain)
  const contract = { address, abi: nftSaleAbi } as const
  return {
    terms: () => probe.readContract({ ...contract, functionName: 'terms' }),
    read: (functionName: 'totalSupply' | 'userCount' | 'ownerShareLeft' | 'proceeds') =>
      probe.readContract({ ...contract, functionName }),
    reveal: async () => {
      const [hidden, drawBlock, drawn, offset] = await probe.readContract({
        ...contract,
        functionName: 'revealState',
      })
      return { hidden, drawBlock, drawn, offset }
    },
    userOf: (user: Address) =>
      probe.readContract({ ...contract, functionName: 'userInfoOf', args: [user] }),
  }
}

/** The newest collection of a maker. @throws RangeError when there is none */
export async function newestCollectionOf(chain: string, maker: Address): Promise<Address> {
  const factory = getLocalDeployment().contracts.nftSaleFactory
  if (!factory) throw new RangeError('No factory of NFT sales is deployed.')
  const probe = createChainProbe(chain)
  const contract = { address: factory.address, abi: nftSaleFactoryAbi } as const
  const count = await probe.readContract({
    ...contract,
    functionName: 'recordCountOf',
    args: [maker],
  })
  if (count === 0n) throw new RangeError(`${maker} has made no collection on ${chain}.`)
  const [record] = await probe.readContract({
    ...contract,
    functionName: 'recordsOf',
    args: [maker, count - 1n, 1n],
  })
  if (!record) throw new RangeError('The factory has no record.')
  return record.addr
}

function bodyOf(file: SeededFile): RequestInit {
  if (file.route !== 'assets')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(file.body) }
  const body = new FormData()
  for (const content of file.contents) body.append('file', new Blob([content]))
  return { body }
}

/**
 * Draws a collection and stores its files, and the one that is shown while pictures are hidden.
 * @returns `ipfs://` places of the folder of metadata and of the other's metadata
 */
export async function storeCollection(
  collection: BoatCollection,
): Promise<{ readonly folder: string; readonly veil: string }> {
  const { name, firstBoat, lights } = collection
  const { files, baseUri } = await drawCollection(collection)
  const veiled = { name: `${name}, unseen`, description: 'Shown once minting is over.' }
  const { file, key } = await drawOne(veiled, boatOf(firstBoat, lights))
  for (const each of [file, ...files]) {
    const url = `${readRunContext().apiUrl}/api/ipfs/${each.route}`
    const answer = await fetch(url, { method: 'POST', ...bodyOf(each) })
    if (!answer.ok) throw new Error(`${each.route}: ${answer.status} ${await answer.text()}`)
  }
  return { folder: baseUri, veil: `ipfs://${key}` }
}
