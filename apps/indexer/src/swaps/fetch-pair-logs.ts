import { z } from 'zod'
import { callRpc } from '../chain/call-rpc.ts'
import type { Hex } from '../store/event-handler.ts'
import { type PairLog, SWAP_TOPICS } from './read-swaps-of-logs.ts'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))

const logsSchema = z.array(
  z.object({
    address: hex,
    topics: z.array(hex),
    data: hex,
    logIndex: hex,
    blockHash: hex,
    blockNumber: hex,
    transactionHash: hex,
  }),
)

const toHex = (number: number) => `0x${number.toString(16)}`

/**
 * Reads what pairs told of trades in a range of blocks.
 *
 * @throws {RpcError} when no node answers, a range that is too wide for it included
 */
export async function fetchPairLogs(
  urls: readonly string[],
  pairs: readonly Hex[],
  { from, to }: { from: number; to: number },
): Promise<PairLog[]> {
  const filter = {
    address: pairs,
    topics: [SWAP_TOPICS],
    fromBlock: toHex(from),
    toBlock: toHex(to),
  }
  return logsSchema.parse(await callRpc(urls, 'eth_getLogs', [filter]))
}
