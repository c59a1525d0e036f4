import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  type Hash,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { type DecodedFailure, decodeContractError } from '../evm/decode-contract-error.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import type { TransactionFacts, TransactionOutcome } from './types.ts'

async function orNothing<Value>(
  read: Promise<Value>,
  missing: new (...args: never[]) => Error,
): Promise<Value | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof missing) return undefined
    throw error
  }
}

const toFacts = ({ hash, from, to, value, nonce }: Transaction): TransactionFacts => ({
  hash,
  from,
  to,
  valueWei: value,
  nonce,
})

/** Runs the transaction again on the block before its own, as the node's word for why it failed. */
async function explain(
  client: ReadClient,
  { from, to, value, input, gas }: Transaction,
  blockNumber: bigint,
): Promise<DecodedFailure | undefined> {
  const call = { account: from, to, data: input, value, gas, blockNumber: blockNumber - 1n }
  try {
    await client.call(call)
    return undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    return decodeContractError(error, contractErrorsAbi)
  }
}

async function readDone(client: ReadClient, transaction: Transaction, receipt: TransactionReceipt) {
  const { blockNumber, gasUsed, effectiveGasPrice, contractAddress, logs } = receipt
  const { timestamp } = await client.getBlock({ blockNumber })
  const common = {
    facts: toFacts(transaction),
    blockNumber,
    minedAt: Number(timestamp),
    gasUsed,
    feeWei: gasUsed * effectiveGasPrice,
  }
  if (receipt.status === 'success') {
    const { readEvents } = await import('./read-events.ts')
    return {
      state: 'done',
      ...common,
      createdContract: contractAddress ?? null,
      events: readEvents(logs),
    } as const
  }
  const failure = await explain(client, transaction, blockNumber)
  return { state: 'failed', ...common, failure, isOutOfGas: gasUsed >= transaction.gas } as const
}

/**
 * What became of a transaction, read from the node alone.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTransactionOutcome(
  client: ReadClient,
  hash: Hash,
): Promise<TransactionOutcome> {
  const [transaction, receipt] = await Promise.all([
    orNothing(client.getTransaction({ hash }), TransactionNotFoundError),
    orNothing(client.getTransactionReceipt({ hash }), TransactionReceiptNotFoundError),
  ])
  if (!transaction) return { state: 'unknown' }
  if (!receipt) return { state: 'pending', facts: toFacts(transaction) }
  return readDone(client, transaction, receipt)
}
