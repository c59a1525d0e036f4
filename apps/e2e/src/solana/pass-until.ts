import { callRpc } from '@slipway/deployer/node/call-rpc'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { readRunContext } from '../harness/run-context.ts'

/** Moves the cluster's clock on to a moment, in unix seconds. Other journeys share the clock: for those that run alone. */
export async function passUntil(time: number): Promise<void> {
  const { solanaUrl } = readRunContext()
  const seconds = time - (await getClusterTime(createSolanaClient(solanaUrl)))
  await callRpc(solanaUrl, 'slipway_increaseTime', [seconds])
}
