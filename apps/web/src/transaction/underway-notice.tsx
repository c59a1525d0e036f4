import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useConnection } from 'wagmi'
import { activeChain } from '../shell/active-chain.ts'
import { countPartlyDone } from './count-partly-done.ts'
import type { FlowLabel } from './flow-plan.ts'
import { transactionStatus } from './transaction-status.ts'
import {
  isSettled,
  type TransactionRecord,
  transactionsOf,
  useTransactionStore,
} from './transaction-store.ts'

/** What is compared of an act, so far as it is known; nothing is said of an act on no contract. */
type Act = Pick<FlowLabel, 'kind' | 'contract'> & Partial<Pick<FlowLabel, 'subject' | 'amount'>>

/** In a block with all of its steps: only lists lag behind, and what is signed now comes after it. */
const isMined = ({ state }: TransactionRecord) =>
  state.status === 'mined' && countPartlyDone(state) === 0

const isSame = ({ kind, contract, subject, amount }: Act, label: FlowLabel) =>
  label.kind === kind &&
  contract !== null &&
  label.contract?.toLowerCase() === contract.toLowerCase() &&
  (subject === undefined || label.subject === subject) &&
  (amount === undefined || label.amount === undefined || label.amount === amount)

/** The newest run of an act that this wallet has sent, or asks to sign, and that has not ended. @param own left out */
export function useUnderway(act: Act, own?: string) {
  const { address } = useConnection()
  const records = useTransactionStore((store) => store.records)
  return transactionsOf(records, address).find(
    (record) =>
      record.state.id !== own &&
      record.state.chainId === activeChain.chainId &&
      isSame(act, record.label) &&
      !isSettled(record) &&
      !isMined(record),
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
