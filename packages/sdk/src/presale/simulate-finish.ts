import { presaleAbi } from '@slipway/deployments/abi'
import { type Address, formatLog } from 'viem'
import { simulateTransactions } from '../evm/ask-simulation.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { buildCall } from '../flow/build-call.ts'
import type { FinishSplit } from './calculate-finish.ts'
import { findPresaleEvents } from './flows/find-presale-events.ts'

/** Reason of a presale that the verdict over its token canceled (S-54). */
const UNSELLABLE = 4n

/** What is kept in place of liquidity that a repair of the price took. */
interface RetainedLiquidity {
  readonly tokens: bigint
  readonly currency: bigint
  /** Unix seconds from which the owner can withdraw it. */
  readonly until: bigint
}

/** What the contract itself divides: after inviter rewards, and with the repair of the price where the pool needs one. */
export interface SimulatedFinish extends FinishSplit {
  /** What buyers paid for, in base units of the currency. */
  readonly accepted: bigint
  readonly retained?: RetainedLiquidity
}

/**
 * Runs the finish of a presale on the newest block; nothing is sent.
 * @param account who would finish it
 * @returns `canceled` where the token would fail the test sell, which ends the presale in refunds; undefined where the node cannot,
 * or where the finish would be refused now.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateFinish(
  client: ReadClient,
  presale: Address,
  account: Address,
): Promise<SimulatedFinish | 'canceled' | undefined> {
  const call = buildCall({ to: presale, abi: presaleAbi, functionName: 'finalize', args: [] })
  const [result] = (await simulateTransactions(client, account, [call])) ?? []
  const logs = (result?.logs ?? []).map((log) => formatLog(log))
  const [finalized] = findPresaleEvents(logs, presale, 'Finalized')
  if (!finalized) {
    const [canceled] = findPresaleEvents(logs, presale, 'Canceled')
    return canceled?.args.reason === UNSELLABLE ? 'canceled' : undefined
  }
  const { accepted, currencyListed, tokensListed, ownerCurrency, ownerTokens, tokensBurned } =
    finalized.args
  const [retained] = findPresaleEvents(logs, presale, 'LiquidityRetained')
  return {
    accepted,
    poolCurrency: currencyListed,
    poolTokens: tokensListed,
    ownerCurrency,
    unsold: ownerTokens + tokensBurned,
    ...(retained && { retained: retained.args }),
  }
}
