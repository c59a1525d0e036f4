import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, size, slice } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { findV3Position } from './find-v3-position.ts'

const positionsAbi = parseAbi([
  'function positions(uint256 nftId) view',
  'function getPoolAndPositionInfo(uint256 nftId) view',
])

const WORD = 32
/** Words of the locker's own reading: V4's key of five and its info. */
const V4_WORDS = 6
/** Fewer than any position's answer: owner's nonce, operator, two tokens, two ticks and liquidity. */
const FEWEST_WORDS = 7
/** Of V4's info: below the 200 bits of the pool's id. */
const TICK_BITS = 56n

/**
 * What an NFT is to the locker: `known`, a position whose fees it can collect; `foreign`, one of an exchange whose
 * manager it does not know (PancakeSwap Infinity), which it takes for an ordinary NFT; `none`, no position.
 */
export type PositionStatus = 'known' | 'foreign' | 'none'

interface Nft {
  readonly collection: Address
  readonly nftId: bigint
}

const wordOf = (answer: Hex, at: number): Hex => slice(answer, at * WORD, (at + 1) * WORD)

async function ask(
  client: ReadClient,
  { collection, nftId }: Nft,
  functionName: 'positions' | 'getPoolAndPositionInfo',
  words: number,
): Promise<Hex | undefined> {
  const data = encodeFunctionData({ abi: positionsAbi, functionName, args: [nftId] })
  const answer = await readOrNothing(client.call({ to: collection, data }))
  return answer?.data && size(answer.data) >= words * WORD ? answer.data : undefined
}

/** Whether the position's info names the pool of its key, as V4's does. */
function isV4(answer: Hex): boolean {
  const info = BigInt(wordOf(answer, V4_WORDS - 1))
  const poolId = BigInt(keccak256(slice(answer, 0, (V4_WORDS - 1) * WORD)))
  return info >> TICK_BITS === poolId >> TICK_BITS
}

/**
 * Reads an NFT as the locker will (`LiquidityPositions.sol`), before it is sent there.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPositionStatus(client: ReadClient, nft: Nft): Promise<PositionStatus> {
  const [known, position, info] = await Promise.all([
    findV3Position(client, nft),
    ask(client, nft, 'positions', FEWEST_WORDS),
    ask(client, nft, 'getPoolAndPositionInfo', V4_WORDS),
  ])
  if (known) return 'known'
  if (!position && !info) return 'none'
  return info && isV4(info) ? 'known' : 'foreign'
}
