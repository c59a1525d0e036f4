import { type Address, erc20Abi, erc721Abi, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { readTokenText } from '../../evm/read-token-text.ts'
import type { UnverifiedFacts } from './certificate-schema.ts'
import type { LockFacts } from './lock-facts.ts'

/** Of what, and when. */
export interface UnverifiedQuery {
  readonly facts: LockFacts
  readonly locker: Address
  readonly blockNumber: bigint
}

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
])
/** Characters of a stranger's text that are kept. */
const longestText = 256

/**
 * What the locked asset says of itself after a block: no word of the lockers proves it, and any node answers the same.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getUnverifiedFacts(
  client: ReadClient,
  query: UnverifiedQuery,
): Promise<UnverifiedFacts> {
  const { facts } = query
  if (facts.kind === 'nft') return dropUnknown(await tellNft(client, query, facts))
  const asset = facts.kind === 'token' ? facts.token : facts.lpToken
  const custody = (facts.kind === 'token' ? facts.vault : undefined) ?? query.locker
  const [fungible, pair] = await Promise.all([
    tellFungible(client, query, { asset, custody }),
    facts.kind === 'liquidity' ? tellPair(client, query, asset) : {},
  ])
  return dropUnknown({ ...fungible, ...pair })
}

type Told = { readonly [Name in keyof UnverifiedFacts]?: UnverifiedFacts[Name] | undefined }

async function tellFungible(
  client: ReadClient,
  { blockNumber }: UnverifiedQuery,
  { asset, custody }: { readonly asset: Address; readonly custody: Address },
): Promise<Told> {
  const call = { address: asset, abi: erc20Abi, blockNumber } as const
  const [name, symbol, decimals, totalSupply, held] = await Promise.all([
    readOrNothing(readTokenText(client, asset, 'name', { blockNumber })),
    readOrNothing(readTokenText(client, asset, 'symbol', { blockNumber })),
    readOrNothing(client.readContract({ ...call, functionName: 'decimals' })),
    readOrNothing(client.readContract({ ...call, functionName: 'totalSupply' })),
    readOrNothing(client.readContract({ ...call, functionName: 'balanceOf', args: [custody] })),
  ])
  return {
    name: cut(name),
    symbol: cut(symbol),
    decimals,
    totalSupply: totalSupply?.toString(),
    held: held?.toString(),
  }
}

async function tellPair(
  client: ReadClient,
  { blockNumber }: UnverifiedQuery,
  address: Address,
): Promise<Told> {
  const call = { address, abi: pairAbi, blockNumber } as const
  const [token0, token1] = await Promise.all([
    readOrNothing(client.readContract({ ...call, functionName: 'token0' })),
    readOrNothing(client.readContract({ ...call, functionName: 'token1' })),
  ])
  return { token0, token1 }
}

async function tellNft(
  client: ReadClient,
  { blockNumber }: UnverifiedQuery,
  { collection, nftId }: { readonly collection: Address; readonly nftId: bigint },
): Promise<Told> {
  const call = { address: collection, abi: erc721Abi, blockNumber } as const
  const [name, symbol, nftOwner] = await Promise.all([
    readOrNothing(client.readContract({ ...call, functionName: 'name' })),
    readOrNothing(client.readContract({ ...call, functionName: 'symbol' })),
    readOrNothing(client.readContract({ ...call, functionName: 'ownerOf', args: [nftId] })),
  ])
  return { name: cut(name), symbol: cut(symbol), nftOwner }
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, longestText).toWellFormed()
}

function dropUnknown(told: Told): UnverifiedFacts {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}
