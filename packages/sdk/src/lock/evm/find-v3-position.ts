import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  size,
  slice,
  zeroAddress,
} from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { forkFactoryAbi, positionManagerAbi } from '../../evm/nft-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

const positionsAbi = parseAbi(['function positions(uint256 nftId) view'])

const WORD = 32
/** Words of an answer; one less where a pair has one pool, so that nothing stands between tokens and ticks. */
const KEYED_WORDS = 12
const PAIR_WORDS = 11

/** A position of a V3 exchange, or of one that kept V3's manager, as the locker reads it. */
export interface V3Position {
  readonly poolAddress: Address
  readonly token0: Address
  readonly token1: Address
  /** Parts per million; undefined where the pool decides. */
  readonly feePpm?: number
  readonly liquidity: bigint
}

interface Pair {
  readonly factory: Address
  readonly token0: Address
  readonly token1: Address
}

type Found = { readonly poolAddress: Address; readonly feePpm?: number } | undefined

const wordOf = (answer: Hex, at: number): Hex => slice(answer, at * WORD, (at + 1) * WORD)
const addressOf = (answer: Hex, at: number): Address => slice(wordOf(answer, at), 12) as Address

async function askFactory(read: Promise<Address>): Promise<Address | undefined> {
  const pool = await readOrNothing(read)
  return pool === zeroAddress ? undefined : pool
}

async function findByPair(client: ReadClient, pair: Pair, deployer: Address): Promise<Found> {
  const { factory: address, token0, token1 } = pair
  const query = { address, abi: forkFactoryAbi } as const
  const poolAddress = await askFactory(
    deployer === zeroAddress
      ? client.readContract({ ...query, functionName: 'poolByPair', args: [token0, token1] })
      : client.readContract({
          ...query,
          functionName: 'customPoolByPair',
          args: [deployer, token0, token1],
        }),
  )
  return poolAddress && { poolAddress }
}

/** By a fee, a distance of ticks, or who deployed it: a factory has one of these doors. */
async function findByKey(client: ReadClient, pair: Pair, key: Hex): Promise<Found> {
  const { factory: address, token0, token1 } = pair
  const feePpm = Number(BigInt.asUintN(24, BigInt(key)))
  const byFee = await askFactory(
    client.readContract({
      address,
      abi: positionManagerAbi,
      functionName: 'getPool',
      args: [token0, token1, feePpm],
    }),
  )
  if (byFee) return { poolAddress: byFee, feePpm }
  const spacing = Number(BigInt.asIntN(24, BigInt(key)))
  const bySpacing = await askFactory(
    client.readContract({
      address,
      abi: forkFactoryAbi,
      functionName: 'getPool',
      args: [token0, token1, spacing],
    }),
  )
  return bySpacing ? { poolAddress: bySpacing } : findByPair(client, pair, slice(key, 12))
}

/**
 * Reads a position as the locker will (`LiquidityPositions.sol`).
 * Warning: these are the words of the position's manager, which anybody can write.
 * @returns undefined for anything else.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function findV3Position(
  client: ReadClient,
  { collection, nftId }: { readonly collection: Address; readonly nftId: bigint },
): Promise<V3Position | undefined> {
  const data = encodeFunctionData({ abi: positionsAbi, functionName: 'positions', args: [nftId] })
  const answer = (await readOrNothing(client.call({ to: collection, data })))?.data
  if (!answer || size(answer) < PAIR_WORDS * WORD) return undefined
  const manager = { address: collection, abi: positionManagerAbi } as const
  const factory = await readOrNothing(client.readContract({ ...manager, functionName: 'factory' }))
  const [token0, token1] = [addressOf(answer, 2), addressOf(answer, 3)]
  if (!factory || token0 === zeroAddress) return undefined
  const isKeyed = size(answer) >= KEYED_WORDS * WORD
  const pair = { factory, token0, token1 }
  const found = await (isKeyed
    ? findByKey(client, pair, wordOf(answer, 4))
    : findByPair(client, pair, zeroAddress))
  return found && { ...found, token0, token1, liquidity: BigInt(wordOf(answer, isKeyed ? 7 : 6)) }
}
