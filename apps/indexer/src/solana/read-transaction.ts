import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Signature,
  type TokenBalance,
} from '@solana/kit'

/** A transaction that named a program, as the cluster finalized it. */
export interface ReadTransaction {
  readonly signature: Signature
  readonly slot: number
  /** unix seconds of its block */
  readonly time: number
  readonly failed: boolean
  readonly logs: readonly string[] | null
  /** every account that it named */
  readonly accounts: () => readonly Address[]
  /** those of them that have nothing afterwards, not even a deposit: there are no such accounts any more */
  readonly ended: () => readonly Address[]
  /** whether an account that it named had nothing before: there was no such account */
  readonly isNew: (address: Address) => boolean
  /** whether token accounts of an owner have less afterwards */
  readonly hasPaidTokens: (owner: string) => boolean
}

/** A node lists a transaction and does not give it: it may be behind another behind the same address. */
export class TransactionMissingError extends Error {
  readonly code = 'SOLANA_TRANSACTION_MISSING'

  constructor(signature: string) {
    super(`the node lists the transaction ${signature} and does not give it`)
    this.name = 'TransactionMissingError'
  }
}

/** Milliseconds in which a node has to answer. */
export const answerMs = 10_000

/** Tokens that accounts of an owner have, in whatever unit. */
const sumOf = (balances: readonly TokenBalance[] | undefined, owner: string): bigint =>
  (balances ?? [])
    .filter((balance) => balance.owner === owner)
    .reduce((all, { uiTokenAmount }) => all + BigInt(uiTokenAmount.amount), 0n)

/** @throws {TransactionMissingError} when the node does not give it */
export async function readTransaction(
  rpc: SolanaRpc,
  signature: Signature,
): Promise<ReadTransaction> {
  const found = await rpc
    .getTransaction(signature, {
      ...{ commitment: 'finalized', encoding: 'base64', maxSupportedTransactionVersion: 1 },
    })
    .send({ abortSignal: AbortSignal.timeout(answerMs) })
  if (!found?.meta) throw new TransactionMissingError(signature)
  const { meta, slot, blockTime, transaction } = found
  const accounts = () => {
    const { messageBytes } = getTransactionDecoder().decode(
      getBase64Encoder().encode(transaction[0]),
    )
    const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
    return [...staticAccounts, ...writable, ...readonly]
  }
  return {
    ...{ signature, slot: Number(slot), time: Number(blockTime ?? 0), failed: meta.err !== null },
    logs: meta.logMessages,
    accounts,
    ended: () => accounts().filter((_, at) => BigInt(meta.postBalances[at] ?? 0n) === 0n),
    isNew: (address) => {
      const at = accounts().indexOf(address)
      // A node that kept no balances says nothing about it.
      return at >= 0 && meta.preBalances[at] !== undefined && BigInt(meta.preBalances[at]) === 0n
    },
    hasPaidTokens: (owner) =>
      sumOf(meta.postTokenBalances, owner) < sumOf(meta.preTokenBalances, owner),
  }
}
