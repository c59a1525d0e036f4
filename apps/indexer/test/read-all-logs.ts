import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { Log } from 'viem'

/** Blocks in one request: an answer may not be too large. */
const PAGE = 8n

/** Every log of a chain, in order. */
export async function readAllLogs(client: DeployClient): Promise<Log[]> {
  const head = await client.getBlockNumber()
  const logs: Log[] = []
  for (let from = 0n; from <= head; from += PAGE)
    logs.push(...(await client.getLogs({ fromBlock: from, toBlock: from + PAGE - 1n })))
  return logs
}
