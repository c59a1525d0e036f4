import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { AssetSolvency } from './asset-solvency.ts'
import { solvencyAbi } from './solvency-abi.ts'
import { sumSolvency } from './solvency-math.ts'

/** What a contract owes and holds, as it stood after one block. */
export interface Solvency {
  readonly address: Address
  readonly blockNumber: bigint
  readonly assets: readonly AssetSolvency[]
  /** False where the contract lists more assets than `mostAssets`. */
  readonly isComplete: boolean
}

export interface SolvencyQuery {
  readonly address: Address
  /** All reads are of the state after this block. */
  readonly blockNumber: bigint
  /** Whether the contract answers in pages; asked where nobody knows. */
  readonly isPaged?: boolean | undefined
  /** Whether its pages are of ids, of which some have nothing to answer. */
  readonly isById?: boolean | undefined
}

/** Assets of one page: each is a bounded read of some stranger's token, and a node gives a call only so much gas. */
export const assetsPerPage = 50

/** Assets that one look reads of one contract: anybody can lengthen some of these lists. */
export const mostAssets = 500

type Question =
  | { readonly functionName: 'solvency'; readonly args: readonly [] }
  | { readonly functionName: 'solvencyPage'; readonly args: readonly [bigint, bigint] }

/** Asks together with others, and once more alone: in one call with others, a neighbour can burn the gas of all. */
async function ask(
  client: ReadClient,
  { address, blockNumber }: SolvencyQuery,
  question: Question,
): Promise<readonly AssetSolvency[]> {
  const call = { abi: solvencyAbi, ...question }
  if (client.batch?.multicall) {
    try {
      return await client.readContract({ address, blockNumber, ...call })
    } catch {
      // Whatever it was, the answer to the call alone is the one that counts.
    }
  }
  const { data = '0x' } = await client.call({
    to: address,
    data: encodeFunctionData(call),
    blockNumber,
    batch: false,
  })
  return decodeFunctionResult({ ...call, data })
}

async function readPages(client: ReadClient, query: SolvencyQuery): Promise<Solvency> {
  const { address, blockNumber } = query
  const assets: AssetSolvency[] = []
  while (assets.length < mostAssets) {
    const args = [BigInt(assets.length), BigInt(assetsPerPage)] as const
    const page = await ask(client, query, { functionName: 'solvencyPage', args })
    assets.push(...page)
    if (page.length < assetsPerPage) return { address, blockNumber, assets, isComplete: true }
  }
  return { address, blockNumber, assets, isComplete: false }
}

/** One row an asset: of NFTs each is answered by itself. */
function mergeAssets(assets: readonly AssetSolvency[]): readonly AssetSolvency[] {
  return sumSolvency([{ assets }]).map(({ asset, owed, held }) => ({ asset, owed, held }))
}

async function readById(client: ReadClient, query: SolvencyQuery): Promise<Solvency> {
  const { address, blockNumber } = query
  const count = await client.readContract({
    address,
    blockNumber,
    abi: solvencyAbi,
    functionName: 'lockCount',
  })
  const last = count < BigInt(mostAssets) ? Number(count) : mostAssets
  const pages: (readonly AssetSolvency[])[] = []
  for (let offset = 0; offset < last; offset += assetsPerPage) {
    const args = [BigInt(offset), BigInt(assetsPerPage)] as const
    pages.push(await ask(client, query, { functionName: 'solvencyPage', args }))
  }
  const isComplete = count <= BigInt(mostAssets)
  return { address, blockNumber, assets: mergeAssets(pages.flat()), isComplete }
}

async function readWhole(client: ReadClient, query: SolvencyQuery): Promise<Solvency> {
  const assets = await ask(client, query, { functionName: 'solvency', args: [] })
  return { address: query.address, blockNumber: query.blockNumber, assets, isComplete: true }
}

/**
 * Reads what a contract owes and holds (P-38), ours or anybody's that answers `solvency()`.
 * Warning: the numbers are the contract's own words. Of a contract of ours its code vouches for them.
 * @throws what the contract refused with; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getSolvency(client: ReadClient, query: SolvencyQuery): Promise<Solvency> {
  if (query.isById === true) return await readById(client, query)
  if (query.isPaged === true) return await readPages(client, query)
  if (query.isPaged === false) return await readWhole(client, query)
  return (await readOrNothing(readPages(client, query))) ?? (await readWhole(client, query))
}
