import { hexToBigInt, numberToHex } from 'viem'
import type { RpcRequest } from './rpc-endpoint.ts'

/**
 * Percent of the estimate that a wallet sends along. The first swap of a pool that was made in the very second of the
 * estimate costs two new storage slots more, which can be a third of it.
 */
const marginPercent = 150n

/**
 * A node's unlocked accounts send exactly the gas that was estimated, which the next second may not suffice for (a pool
 * notes its price once a second); wallets send more, and so do requests through this.
 */
export function withGasMargin(request: RpcRequest): RpcRequest {
  return async (args) => {
    if (args.method !== 'eth_sendTransaction') return await request(args)
    const [transaction] = args.params as readonly [Record<string, unknown>]
    const estimate = await request({ method: 'eth_estimateGas', params: [transaction] })
    const gas = numberToHex((hexToBigInt(estimate as `0x${string}`) * marginPercent) / 100n)
    return await request({ ...args, params: [{ ...transaction, gas }] })
  }
}
