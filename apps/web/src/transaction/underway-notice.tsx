import { m } from '@slipway/messages'
import { toExactJson } from '@slipway/sdk/shared/exact-json'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { countPartlyDone } from './count-partly-done.ts'
import type { FlowLabel } from './shown-plan.ts'
import { transactionStatus } from './transaction-status.ts'
import {
  isSettled,
  type TransactionRecord,
  transactionsOf,
  useTransactionStore,
} from './transaction-store.ts'

/** What is compared of an act, so far as it is known; nothing is said of an act on no contract. */
type Act = Pick<FlowLabel, 'kind' | 'contract'> &
  Partial<Pick<FlowLabel, 'subject' | 'amount'> & Pick<TransactionRecord['state'], 'input'>>

/** Everybody who is named in an input: who is paid, too. */
const partiesOf = (input: unknown): string => {
  const named = `${toExactJson(input)}`.toLowerCase().match(/"0x[\da-f]{40}"/g)
  return [...new Set(named)].sort().join()
}

/** In a block with all of its steps: only lists lag behind, and what is signed now comes after it. */
const isMined = ({ state }: TransactionRecord) =>
  state.status === 'mined' && countPartlyDone(state) === 0

const isSame = (
  { kind, contract, subject, amount, input }: Act,
  { label, state }: TransactionRecord,
) =>
  label.kind === kind &&
  contract !== null &&
  label.contract?.toLowerCase() === contract.toLowerCase() &&
  (subject === undefined || label.subject === subject) &&
  (amount === undefined || label.amount === undefined || label.amount === amount) &&
  (input === undefined || partiesOf(input) === partiesOf(state.input))

/** The newest run of an act by this wallet on this network of which that is true. @param own left out */
function useRun(act: Act, own: string | undefined, isTrue: (record: TransactionRecord) => boolean) {
  const { address } = useConnection()
  const records = useTransactionStore((store) => store.records)
  return transactionsOf(records, address).find(
    (record) =>
      record.state.id !== own &&
      record.state.chainId === activeChain.chainId &&
      isSame(act, record) &&
      isTrue(record),
  )?.state
}

const isUnderway = (record: TransactionRecord) => !isSettled(record) && !isMined(record)

/** The page went away while the wallet was asked: the question may still be open there. */
const isInterrupted = ({ state }: TransactionRecord) =>
  state.status === 'review' && state.interrupted === true

/** The newest run of an act that this wallet has sent, or asks to sign, and that has not ended. @param own left out */
export const useUnderway = (act: Act, own?: string) => useRun(act, own, isUnderway)

/** Says that the same act is on its way already, or may still be asked for, as after a reload: signing again would do it twice. */
export function UnderwayNotice({ act, own }: { act: Act; own?: string | undefined }) {
  const underway = useUnderway(act, own)
  const interrupted = useRun(act, own, isInterrupted)
  const state = underway ?? interrupted
  if (!state) return null
  const { title, note } = transactionStatus(state, activeChain)
  return (
    <NoticeBox tone="warn" role="status" title={underway ? m.transaction_underway() : title}>
      {underway ? m.transaction_underway_text({ status: title }) : note}
    </NoticeBox>
  )
}
