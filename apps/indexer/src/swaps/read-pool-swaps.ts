import { readBlock } from '../chain/read-block.ts'
import { fetchPairLogs } from './fetch-pair-logs.ts'
import type { SwapPool } from './pool-store.ts'
import { type PairSwap, readSwapsOfLogs } from './read-swaps-of-logs.ts'
import type { SwapRow } from './swap-store.ts'

const PRICE_SCALE = 10n ** 36n
/** Wide enough for every block and log number, so that ids sort by time. */
const BLOCK_DIGITS = 12
const LOG_DIGITS = 6
/** Blocks asked for at a time. */
const BLOCKS_AT_ONCE = 10

/** A block of a swap is not the one that the node has now: it is being replaced. */
class BlockReplacedError extends Error {
  override readonly name = 'BlockReplacedError'
  readonly code = 'BLOCK_REPLACED'
}

/** When blocks were made, by number. Many swaps share a block. */
async function readTimes(
  urls: readonly string[],
  swaps: readonly PairSwap[],
): Promise<Map<number, number>> {
  const blocks = [...new Map(swaps.map((swap) => [swap.blockNumber, swap.blockHash]))]
  const times = new Map<number, number>()
  for (let first = 0; first < blocks.length; first += BLOCKS_AT_ONCE) {
    await Promise.all(
      blocks.slice(first, first + BLOCKS_AT_ONCE).map(async ([number, hash]) => {
        const block = await readBlock(urls, number)
        if (block?.hash !== hash) throw new BlockReplacedError(`block ${number}`)
        times.set(number, block.timestamp)
      }),
    )
  }
  return times
}

function rowOf({ id, isToken0 }: SwapPool, swap: PairSwap, swappedAt: number): SwapRow {
  const block = String(swap.blockNumber).padStart(BLOCK_DIGITS, '0')
  const [token, quote] = isToken0 ? [swap.reserve0, swap.reserve1] : [swap.reserve1, swap.reserve0]
  return {
    id: `${id}-${block}-${String(swap.logIndex).padStart(LOG_DIGITS, '0')}`,
    poolId: id,
    blockNumber: swap.blockNumber,
    blockHash: swap.blockHash,
    swappedAt,
    tokenAmount: isToken0 ? swap.amount0 : swap.amount1,
    quoteAmount: isToken0 ? swap.amount1 : swap.amount0,
    price: (quote * PRICE_SCALE) / token,
  }
}

/**
 * Reads the swaps of pools in a range of blocks.
 *
 * @throws {RpcError} when no node answers, or the range is too wide for it
 * @throws {BlockReplacedError} while a reorganisation goes on
 */
export async function readPoolSwaps(
  urls: readonly string[],
  pools: readonly SwapPool[],
  range: { from: number; to: number },
): Promise<SwapRow[]> {
  const pairs = [...new Set(pools.map(({ pair }) => pair))]
  const swaps = readSwapsOfLogs(await fetchPairLogs(urls, pairs, range))
  const times = await readTimes(urls, swaps)
  return pools.flatMap((pool) =>
    swaps
      .filter(({ pair }) => pair === pool.pair)
      .map((swap) => rowOf(pool, swap, times.get(swap.blockNumber) ?? 0)),
  )
}
