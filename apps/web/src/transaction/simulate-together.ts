import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { type DecodedFailure, decodeRevertData } from '@slipway/sdk/evm/decode-contract-error'
import { simulateTransactions } from '@slipway/sdk/evm/simulate-transactions'
import { isDone, reasonOf } from '@slipway/sdk/evm/simulated-call'
import type { UnsignedTransaction } from '@slipway/sdk/flow/types'
import type { Abi, Address } from 'viem'

/** Several transactions, one after the other on the newest block: their gas, or the first refusal. */
export type Together =
  | { ok: true; gas: bigint }
  | { ok: false; failure: DecodedFailure }
  | { ok: 'unsupported' }

/**
 * Rehearses transactions that build on each other, such as an allowance and what needs it (`eth_simulateV1`).
 * @returns `unsupported` where the node has no such method; then each is rehearsed when its turn comes.
 */
export async function simulateTogether(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  errors: Abi,
): Promise<Together> {
  // A node that is away says nothing of them either.
  const results = await simulateTransactions(client, account, transactions).catch(() => undefined)
  if (!results) return { ok: 'unsupported' }
  const refused = results.find((result) => !isDone(result))
  if (refused) return { ok: false, failure: decodeRevertData(reasonOf(refused), errors) }
  return { ok: true, gas: results.reduce((sum, { gasUsed = '0x0' }) => sum + BigInt(gasUsed), 0n) }
}
