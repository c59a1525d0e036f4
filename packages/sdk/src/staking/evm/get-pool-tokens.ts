import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import type { PoolKind } from '../../platform/pool-kinds.ts'
import { shortenAddress } from '../../shared/shorten-address.ts'
import type { PoolToken, StakedAsset } from '../types.ts'

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
])

/** Characters of a collection's name that are kept. */
const longestText = 256

/** Whether a token says that its trading is not open yet; one without a launch says nothing. */
async function getIsGated(client: ReadClient, address: Address): Promise<boolean> {
  const call = { address, abi: taxedTokenAbi, functionName: 'launchState' } as const
  const launch = await readOrNothing(client.readContract(call))
  return launch !== undefined && !launch[0]
}

/** A token that says nothing of itself is still staked: it goes by its address then. */
async function getToken(client: ReadClient, address: Address): Promise<PoolToken> {
  const [{ name, symbol, decimals }, isGated] = await Promise.all([
    getTokenFacts(client, { address }),
    getIsGated(client, address),
  ])
  return { address, name, symbol, decimals, ...(isGated && { isGated }) }
}

async function getCollection(client: ReadClient, address: Address): Promise<PoolToken> {
  const contract = { address, abi: nftAbi } as const
  const [name, symbol] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'name' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'symbol' })),
  ])
  const own = shortenAddress(address)
  return {
    address,
    name: name?.slice(0, longestText) || own,
    symbol: symbol?.slice(0, longestText) || own,
    decimals: 0,
  }
}

async function getPair(client: ReadClient, address: Address): Promise<StakedAsset['pair']> {
  const contract = { address, abi: pairAbi } as const
  const sides = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'token0' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'token1' })),
  ])
  const [token0, token1] = sides
  if (!token0 || !token1) return undefined
  return await Promise.all([getToken(client, token0), getToken(client, token1)])
}

/** What is staked: a token, an LP token with the two that it is of, or a collection. */
export async function getStakedAsset(
  client: ReadClient,
  kind: PoolKind,
  address: Address,
): Promise<StakedAsset> {
  if (kind === 'nft') return await getCollection(client, address)
  const [token, pair] = await Promise.all([
    getToken(client, address),
    kind === 'lp' ? getPair(client, address) : undefined,
  ])
  return pair ? { ...token, pair } : token
}

/** What rewards are paid in. */
export const getRewardToken = getToken
