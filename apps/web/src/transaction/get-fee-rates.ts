import type { ReadClient } from '@slipway/sdk/evm/create-read-client'

/** Headroom over the node's estimate: state may move between estimate and block. */
export const GAS_HEADROOM_PERCENT = 115n

/** Wei for a unit of gas. */
interface FeeRates {
  expected: bigint
  most: bigint
}

/** What gas costs on the network now, and at most while the transaction waits. */
export async function getFeeRates(client: ReadClient): Promise<FeeRates> {
  const { baseFeePerGas } = await client.getBlock()
  if (baseFeePerGas === null) {
    const gasPrice = await client.getGasPrice()
    return { expected: gasPrice, most: gasPrice }
  }
  const fees = await client.estimateFeesPerGas()
  const expected = baseFeePerGas + fees.maxPriorityFeePerGas
  if (fees.maxFeePerGas < expected) return { expected, most: expected }
  return { expected, most: fees.maxFeePerGas }
}
