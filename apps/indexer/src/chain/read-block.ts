import { z } from 'zod'
import { callRpc } from './call-rpc.ts'

const hexNumber = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/)
  .transform(Number)

const blockSchema = z
  .object({ number: hexNumber, hash: z.string().regex(/^0x[0-9a-f]{64}$/), timestamp: hexNumber })
  .nullable()

/** What identifies a block; `timestamp` in unix seconds. */
export type BlockFacts = NonNullable<z.infer<typeof blockSchema>>

/**
 * Reads a block's number, hash and time.
 *
 * @returns null when the node has no such block
 * @throws {RpcError} when no node answers
 */
export async function readBlock(
  urls: readonly string[],
  number: number | 'latest',
): Promise<BlockFacts | null> {
  const tag = number === 'latest' ? number : `0x${number.toString(16)}`
  return blockSchema.parse(await callRpc(urls, 'eth_getBlockByNumber', [tag, false]))
}

/** The chain id that the node claims. */
export async function readChainId(urls: readonly string[]): Promise<number> {
  return hexNumber.parse(await callRpc(urls, 'eth_chainId'))
}
