import { decodeEventLog, type Hex, parseAbi, toEventSelector } from 'viem'
import type { RawLog } from '../engine-state/raw-log.ts'
import { lowerCase } from '../store/stored-values.ts'

/** What a pair of Uniswap V2 and its forks tells of a trade: its reserves afterwards, and what moved. */
const pairEventsAbi = parseAbi([
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])

/** The logs that are asked for. */
export const SWAP_TOPICS: readonly Hex[] = pairEventsAbi.map((event) => toEventSelector(event))

/** A log with the number of its block. */
export interface PairLog extends RawLog {
  blockNumber: Hex
}

/** One swap of a pair, in the order of the pair's own two tokens. Amounts in base units. */
export interface PairSwap {
  pair: Hex
  blockNumber: number
  blockHash: Hex
  logIndex: number
  /** into the pair and out of it */
  amount0: bigint
  amount1: bigint
  /** afterwards */
  reserve0: bigint
  reserve1: bigint
}

const decode = ({ topics, data }: PairLog) => {
  try {
    return decodeEventLog({ abi: pairEventsAbi, topics: topics as [Hex, ...Hex[]], data })
  } catch {
    // The same name with other values: no pair of this kind.
    return undefined
  }
}

/**
 * Puts swaps together from a range's logs. A pair tells its reserves right before each swap; a swap without them is none
 * that could be priced, and is left out.
 */
export function readSwapsOfLogs(logs: readonly PairLog[]): PairSwap[] {
  const ordered = [...logs].sort(
    (a, b) =>
      Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex),
  )
  const reserves = new Map<string, { transaction: Hex; reserve0: bigint; reserve1: bigint }>()
  return ordered.flatMap((log) => {
    const pair = lowerCase(log.address)
    const decoded = decode(log)
    if (decoded?.eventName === 'Sync')
      reserves.set(pair, { transaction: log.transactionHash, ...decoded.args })
    if (decoded?.eventName !== 'Swap') return []
    const { amount0In, amount0Out, amount1In, amount1Out } = decoded.args
    const known = reserves.get(pair)
    if (known?.transaction !== log.transactionHash) return []
    if (known.reserve0 === 0n || known.reserve1 === 0n) return []
    return [
      {
        pair,
        blockNumber: Number(log.blockNumber),
        blockHash: log.blockHash,
        logIndex: Number(log.logIndex),
        amount0: amount0In + amount0Out,
        amount1: amount1In + amount1Out,
        reserve0: known.reserve0,
        reserve1: known.reserve1,
      },
    ]
  })
}
