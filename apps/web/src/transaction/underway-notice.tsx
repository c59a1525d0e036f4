import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../shell/active-chain.ts'
import type { TransactionKind } from './transaction-kind.ts'
import { transactionStatus } from './transaction-status.ts'
import { isSettled, transactionsOf, useTransactionStore } from './transaction-store.ts'

interface Act {
  kind: TransactionKind
  /** What it is about; nothing is said of an act on nothing. */
  contract: Address | null
}

/** The newest run of an act that this wallet has sent, or asks to sign, and that has not ended. @param own left out */
export function useUnderway({ kind, contract }: Act, own?: string) {
  const { address } = useConnection()
  const records = useTransactionStore((store) => store.records)
  return transactionsOf(records, address).find(
    (record) =>
      record.state.id !== own &&
      record.state.chainId === activeChain.chainId &&
      record.label.kind === kind &&
      contract !== null &&
      record.label.contract?.toLowerCase() === contract.toLowerCase() &&
      !isSettled(record),
  )?.state
}

/** Says that the same act is on its way already, as after a reload: signing again would do it twice. */
export function UnderwayNotice({ act, own }: { act: Act; own?: string | undefined }) {
  const state = useUnderway(act, own)
  if (!state) return null
  return (
    <NoticeBox tone="warn" role="status" title={m.transaction_underway()}>
      {m.transaction_underway_text({ status: transactionStatus(state, activeChain).title })}
    </NoticeBox>
  )
}
