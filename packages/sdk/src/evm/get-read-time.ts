import { parseAbi } from 'viem'
import type { ReadClient } from './create-read-client.ts'

const clockAbi = parseAbi(['function getCurrentBlockTimestamp() view returns (uint256)'])

/** The moment for which reads of the same batch hold, in unix seconds: from inside the batch where the network has one. */
export async function getReadTime(client: ReadClient): Promise<number> {
  const clock = client.chain.contracts?.multicall3
  if (!clock) return Number((await client.getBlock()).timestamp)
  return Number(
    await client.readContract({
      address: clock.address,
      abi: clockAbi,
      functionName: 'getCurrentBlockTimestamp',
    }),
  )
}
