import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { isNftCollection } from '../../evm/is-nft-collection.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { readTokenText } from '../../evm/read-token-text.ts'
import { venueFactoryAbi, venuePairAbi } from '../../evm/venue-abi.ts'
import type { Lockable, LockablePair, LockableQuery, PairSide } from '../../platform/lockable.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { getLockableNft } from './get-lockable-nft.ts'

/** What tokens whose balances change by themselves answer, and others do not. */
const rebasingAbi = parseAbi([
  'function sharesOf(address account) view returns (uint256)',
  'function scaledBalanceOf(address account) view returns (uint256)',
  'function rebasingCreditsPerToken() view returns (uint256)',
  'function gonsForBalance(uint256 amount) view returns (uint256)',
])

const same = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()

async function getFacts(client: ReadClient, address: Address, account: Address | undefined) {
  try {
    return await getTokenFacts(client, account ? { address, account } : { address })
  } catch (error) {
    if (error instanceof TokenInfoNotFound) return undefined
    throw error
  }
}

async function getTemplateId(
  client: ReadClient,
  tokens: TokenContracts | undefined,
  token: Address,
): Promise<number | undefined> {
  if (!tokens) return undefined
  const query = { address: tokens.factory, abi: tokenFactoryAbi, functionName: 'recordOf' } as const
  const { templateId } = await client.readContract({ ...query, args: [token] })
  return templateId === 0 ? undefined : templateId
}

async function getMayRebase(client: ReadClient, address: Address): Promise<boolean> {
  const token = { address, abi: rebasingAbi } as const
  const answers = await Promise.all([
    readOrNothing(client.readContract({ ...token, functionName: 'sharesOf', args: [zeroAddress] })),
    readOrNothing(
      client.readContract({ ...token, functionName: 'scaledBalanceOf', args: [zeroAddress] }),
    ),
    readOrNothing(client.readContract({ ...token, functionName: 'rebasingCreditsPerToken' })),
    readOrNothing(client.readContract({ ...token, functionName: 'gonsForBalance', args: [1n] })),
  ])
  return answers.some((answer) => answer !== undefined)
}

async function getSide(
  client: ReadClient,
  tokens: TokenContracts | undefined,
  address: Address,
): Promise<PairSide> {
  const token = { address, abi: erc20Abi } as const
  const [symbol, decimals, templateId] = await Promise.all([
    readOrNothing(readTokenText(client, address, 'symbol')),
    readOrNothing(client.readContract({ ...token, functionName: 'decimals' })),
    getTemplateId(client, tokens, address),
  ])
  return { address, symbol, decimals, templateId }
}

/** A pair is what its own factory names for its two tokens, as the locker judges it; a pair that lies is a token. */
async function getPair(
  client: ReadClient,
  address: Address,
  { venues = [], tokens }: LockableQuery,
): Promise<Pick<LockablePair, 'token0' | 'token1' | 'factory' | 'venue'> | undefined> {
  const pair = { address, abi: venuePairAbi } as const
  const [token0, token1, factory] = await Promise.all([
    readOrNothing(client.readContract({ ...pair, functionName: 'token0' })),
    readOrNothing(client.readContract({ ...pair, functionName: 'token1' })),
    readOrNothing(client.readContract({ ...pair, functionName: 'factory' })),
  ])
  if (!token0 || !token1 || !factory || token0 === zeroAddress) return undefined
  const query = { address: factory, abi: venueFactoryAbi, functionName: 'getPair' } as const
  const named = await readOrNothing(client.readContract({ ...query, args: [token0, token1] }))
  if (!same(named, address)) return undefined
  const [side0, side1] = await Promise.all(
    [token0, token1].map((token) => getSide(client, tokens, token)),
  )
  const venue = venues.find((known) => same(known.factory, factory))?.name
  return side0 && side1 && { token0: side0, token1: side1, factory, venue }
}

/**
 * Says what an address is: a token, liquidity of a V2 exchange, a collection of NFTs (positions of V3 and V4 exchanges
 * among them), or nothing that can be locked. Nothing is guessed from names.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function recogniseLockable(
  client: ReadClient,
  address: Address,
  query: LockableQuery = {},
): Promise<Lockable> {
  const [isNft, facts, pair] = await Promise.all([
    isNftCollection(client, address),
    getFacts(client, address, query.account),
    getPair(client, address, query),
  ])
  if (isNft) return getLockableNft(client, address, query)
  if (!facts) return { kind: 'none' }
  const { name, symbol, decimals, totalSupply, balance = 0n } = facts
  const shown = { name, symbol, decimals, totalSupply, balance }
  if (pair) return { kind: 'pair', ...shown, ...pair }
  const templateId = await getTemplateId(client, query.tokens, address)
  const mayRebase = templateId === undefined && (await getMayRebase(client, address))
  return { kind: 'token', ...shown, templateId, mayRebase }
}
