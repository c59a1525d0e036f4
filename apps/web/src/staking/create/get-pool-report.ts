import { checkPoolDraft, type PoolDraftReport } from '@slipway/sdk/staking/check-pool-draft'
import { type PreparedPool, preparePool } from '@slipway/sdk/staking/prepare-pool'
import { readClient } from '../../core/read-client.ts'
import type { PoolParams } from './pool-params.ts'

/** A pool with its fee and allowances, and what the network says about it. */
export interface PoolForecastReport extends PoolDraftReport {
  readonly prepared: PreparedPool
}

/** Tries a pool out on the network, without a signature: what refuses it, and what should be known before it is signed. */
export async function getPoolReport(
  { contracts, draft, account, staked, values }: Omit<PoolParams, 'isWalletHere' | 'reward'>,
  ipfsKey: string,
): Promise<PoolForecastReport> {
  const prepared = await preparePool(readClient, contracts, { draft, account, ipfsKey })
  const { budget } = values
  const { input } = prepared
  return { ...(await checkPoolDraft(readClient, { account, input, budget, staked })), prepared }
}
