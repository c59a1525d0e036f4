import { hexToBigInt, numberToHex } from 'viem'
import { calculateGasLimit } from './calculate-gas-limit.ts'
import type { RpcRequest } from './rpc-endpoint.ts'

/**
 * A node's unlocked accounts send exactly the gas that was estimated, which the next second may not suffice for (a pool
 * notes its price once a second); wallets send more, and so do requests through this.
 */
export function withGasMargin(request: RpcRequest): RpcRequest {
  return async (args) => {
    if (args.method !== 'eth_sendTransaction') return await request(args)
    const [transaction] = args.params as readonly [Record<string, unknown>]
    const estimate = await request({ method: 'eth_estimateGas', params: [transaction] })
    const gas = numberToHex(calculateGasLimit(hexToBigInt(estimate as `0x${string}`)))
    return await request({ ...args, params: [{ ...transaction, gas }] })
  }
}
