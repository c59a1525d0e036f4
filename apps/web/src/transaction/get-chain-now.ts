import { readClient } from '../core/read-client.ts'

const wallClock = () => Math.floor(Date.now() / 1_000)

/** How far the chain's clock is ahead of this machine's, in seconds; a chain without new blocks is not behind. */
export async function getClockLead(): Promise<number> {
  const { timestamp } = await readClient.getBlock()
  return Math.max(0, Number(timestamp) - wallClock())
}

/** The chain's time in unix seconds, or this machine's while no node answers. */
export const getChainNow = async (): Promise<number> =>
  wallClock() + (await getClockLead().catch(() => 0))
