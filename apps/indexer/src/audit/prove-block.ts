import { type Hex, hexToBytes } from 'viem'
import { z } from 'zod'
import { callRpc } from '../chain/call-rpc.ts'
import { keyOfLog, type RawLog } from '../engine-state/raw-log.ts'
import { calculateBloom } from './bloom.ts'
import { type BlockHeader, isHeaderSound } from './header-hash.ts'
import { calculateReceiptsRoot, type RawReceipt } from './receipts-root.ts'

/**
 * What is certain about the logs of a block: `empty` nothing that is followed can be in it, `receipts` they hash to the
 * receipts root of the header, `bloom` they make its bloom and count without a gap, `agreement` two nodes tell the same,
 * `nothing` where a network's nodes can prove neither.
 */
export interface ProvenBlock {
  hash: Hex
  logsBloom: Hex
  by: 'empty' | 'receipts' | 'bloom' | 'agreement' | 'nothing'
  logs: readonly RawLog[]
}

const hex = z.string().regex(/^0x[0-9a-f]*$/i) as unknown as z.ZodType<Hex>
const log = z.looseObject({
  address: hex,
  topics: z.array(hex),
  data: hex,
  logIndex: hex,
  blockHash: hex,
  transactionHash: hex,
})
const logs = z.array(log)
const header = z
  .looseObject({ hash: hex, number: hex, parentHash: hex, logsBloom: hex, receiptsRoot: hex })
  .nullable()
const receipts = z.array(
  z.looseObject({ transactionIndex: hex, cumulativeGasUsed: hex, logsBloom: hex, logs }),
)

const tagOf = (block: number): Hex => `0x${block.toString(16)}`
const byIndex = (a: RawLog, b: RawLog) => Number(a.logIndex) - Number(b.logIndex)

/** Undefined where the node is away or has no such block. */
async function readHeader(url: string, block: number): Promise<BlockHeader | undefined> {
  const answer = await callRpc([url], 'eth_getBlockByNumber', [tagOf(block), false])
    .then((found) => header.parse(found))
    .catch(() => null)
  return answer ?? undefined
}

/** The logs of all receipts; undefined where the node does not hand them out, or they are not those of the header. */
async function readProvenReceipts(url: string, head: BlockHeader): Promise<RawLog[] | undefined> {
  const found = await callRpc([url], 'eth_getBlockReceipts', [head.hash])
    .then((answer) => receipts.parse(answer) as unknown as RawReceipt[])
    .catch(() => undefined)
  if (!found || calculateReceiptsRoot(found) !== head.receiptsRoot) return undefined
  return found.flatMap((receipt) => [...receipt.logs]).sort(byIndex)
}

/** All logs of a block as the engine asks for them at the head. */
async function readLogs(url: string, blockHash: Hex): Promise<RawLog[]> {
  return logs.parse(await callRpc([url], 'eth_getLogs', [{ blockHash }])).sort(byIndex)
}

/** Whether the logs fill the bloom exactly and are counted without a gap. Two logs alike may still hide one another. */
function fillsBloom(head: BlockHeader, found: readonly RawLog[]): boolean {
  const bloom = calculateBloom(found)
  const isWhole = found.every(({ logIndex }, index) => Number(logIndex) === index)
  return isWhole && Buffer.compare(bloom, hexToBytes(head.logsBloom)) === 0
}

const isSame = (one: readonly RawLog[], other: readonly RawLog[]) =>
  one.map(keyOfLog).join('\n') === other.map(keyOfLog).join('\n')

/**
 * Finds out which logs a block has, trusting no single node's list of logs.
 *
 * @param mayHold whether a block with this bloom may hold what is followed
 * @returns undefined when nothing is certain: no node answers, or they differ about the block itself
 */
export async function proveBlock(
  urls: readonly string[],
  block: number,
  mayHold: (logsBloom: Hex) => boolean,
): Promise<ProvenBlock | undefined> {
  const read = await Promise.all(
    urls.map(async (url) => ({ url, head: await readHeader(url, block) })),
  )
  const found = read.flatMap(({ url, head }) => (head ? [{ url, head }] : []))
  const [first] = found
  // Nodes on two branches, or one with another block: which is right is settled by those that follow.
  if (!first || found.some(({ head }) => head.hash !== first.head.hash)) return undefined
  const sound = found.find(({ head }) => isHeaderSound(head))?.head
  const head = sound ?? first.head
  const { hash, logsBloom } = head
  if (sound && !mayHold(logsBloom)) return { hash, logsBloom, by: 'empty', logs: [] }
  for (const { url } of found) {
    const proven = await readProvenReceipts(url, head)
    if (proven) return { hash, logsBloom, by: 'receipts', logs: proven }
  }
  const lists = await Promise.all(
    found.map(({ url }) => readLogs(url, hash).catch(() => undefined)),
  )
  const answered = lists.flatMap((list) => (list ? [list] : []))
  const whole = answered.find((list) => fillsBloom(head, list))
  const [one, other] = answered
  if (one && other && isSame(one, other)) return { hash, logsBloom, by: 'agreement', logs: one }
  // Where two differ, the longer of two that fill the bloom hides nothing.
  if (whole) {
    const [longest = whole] = answered
      .filter((list) => fillsBloom(head, list))
      .sort((a, b) => b.length - a.length)
    return { hash, logsBloom, by: 'bloom', logs: longest }
  }
  // A header that proves its bloom, and a list that does not fill it: logs are kept back, and it is not known which.
  return sound || answered.length === 0 ? undefined : { hash, logsBloom, by: 'nothing', logs: [] }
}

/**
 * Whether a node's own list of logs is what was proven, in both ways in which the engine asks: by hash at the head, by
 * number in a backfill.
 */
export async function tellsAll(url: string, block: number, proven: ProvenBlock): Promise<boolean> {
  const tag = tagOf(block)
  try {
    const [byHash, byNumber] = await Promise.all([
      readLogs(url, proven.hash),
      callRpc([url], 'eth_getLogs', [{ fromBlock: tag, toBlock: tag }]).then((answer) =>
        logs.parse(answer).sort(byIndex),
      ),
    ])
    return isSame(byHash, proven.logs) && isSame(byNumber, proven.logs)
  } catch {
    return false
  }
}
