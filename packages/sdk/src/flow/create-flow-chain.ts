import {
  BaseError,
  BlockNotFoundError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { multisigReads } from '../multisig/multisig-reads.ts'
import type { FlowChain, KnownTransaction } from './types.ts'

interface NodeTransaction {
  readonly hash: `0x${string}`
  readonly from: `0x${string}`
  readonly to: `0x${string}` | null
  readonly input: `0x${string}`
  readonly value: bigint
  readonly nonce: number
}

const toKnown = (transaction: NodeTransaction): KnownTransaction => ({
  hash: transaction.hash,
  from: transaction.from,
  to: transaction.to,
  data: transaction.input,
  valueWei: transaction.value,
  nonce: transaction.nonce,
})

async function orUndefined<Value>(
  read: Promise<Value>,
  isMissing: (error: unknown) => boolean,
): Promise<Value | undefined> {
  try {
    return await read
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const walkFor =
  (...kinds: readonly (abstract new (...args: never[]) => Error)[]) =>
  (error: unknown) =>
    error instanceof BaseError &&
    error.walk((at) => kinds.some((kind) => at instanceof kind)) !== null

/** The driver's view of a network, through a read client. */
export function createFlowChain(client: ReadClient): FlowChain {
  return {
    ...multisigReads(client),
    async call(account, { to, data, valueWei: value }, blockNumber) {
      // Not batched through multicall3: the sender must be the account itself.
      const block = blockNumber === undefined ? {} : { blockNumber }
      await client.call({ account, to, data, value, batch: false, ...block })
    },
    getBlockNumber: () => client.getBlockNumber({ cacheTime: 0 }),
    getMinedNonce: (address, blockNumber) =>
      client.getTransactionCount({
        address,
        ...(blockNumber === undefined ? { blockTag: 'latest' as const } : { blockNumber }),
      }),
    getNextNonce: (address) => client.getTransactionCount({ address, blockTag: 'pending' }),
    async getReceipt(hash) {
      const receipt = await orUndefined(
        client.getTransactionReceipt({ hash }),
        walkFor(TransactionReceiptNotFoundError),
      )
      if (!receipt) return undefined
      const { transactionHash, blockHash, blockNumber, status, logs } = receipt
      return { transactionHash, blockHash, blockNumber, succeeded: status === 'success', logs }
    },
    async getTransaction(hash) {
      const found = await orUndefined(
        client.getTransaction({ hash }),
        walkFor(TransactionNotFoundError),
      )
      return found && toKnown(found)
    },
    async getTransactionsOf(blockNumber, account) {
      const block = await orUndefined(
        client.getBlock({ blockNumber, includeTransactions: true }),
        walkFor(BlockNotFoundError),
      )
      return (block?.transactions ?? [])
        .filter(({ from }) => from.toLowerCase() === account.toLowerCase())
        .map(toKnown)
    },
  }
}
