import type { ReadClient } from '@slipway/sdk/evm/create-read-client'

/** Unix seconds of the newest block: contracts judge by their chain's clock, not by this machine's. */
export async function getNow(client: ReadClient): Promise<number> {
  const { timestamp } = await client.getBlock()
  return Number(timestamp)
}
