import type { Address, Hash } from 'viem'
import { type TransactionRecord, transactionsOf } from '../../transaction/transaction-store.ts'

const hashOf = ({ state }: TransactionRecord): Hash | undefined =>
  state.steps.findLast(({ hash }) => hash !== undefined)?.hash

/** An act of this browser that reached the network. */
export interface LastAct {
  readonly record: TransactionRecord
  readonly hash: Hash
}

interface ActQuery {
  readonly account: Address | undefined
  readonly chainId: number
  /** Which one, where the address names it; the newest without it. */
  readonly hash?: Hash | undefined
}

/** The newest act of an account on a network, or the one with a hash; undefined where this browser knows none. */
export function findAct(
  records: readonly TransactionRecord[],
  { account, chainId, hash: wanted }: ActQuery,
): LastAct | undefined {
  const known = wanted ? records : transactionsOf(records, account)
  for (const record of known) {
    if (record.state.chainId !== chainId) continue
    if (wanted && record.state.steps.some(({ hash }) => hash?.toLowerCase() === wanted))
      return { record, hash: wanted }
    const hash = hashOf(record)
    if (!wanted && hash) return { record, hash }
  }
  return undefined
}
