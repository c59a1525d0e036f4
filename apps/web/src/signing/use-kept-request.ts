import { signFlow } from '@slipway/sdk/signing/sign-flow'
import { type SignRequest, writeSignRequest } from '@slipway/sdk/signing/sign-request'
import {
  isSettled,
  type TransactionRecord,
  useTransactionStore,
} from '../transaction/transaction-store.ts'

/** All of it is in a block and proven, whether or not the index has it. */
const isDone = ({ state: { status, steps } }: TransactionRecord) =>
  (status === 'mined' || status === 'indexed') && steps.every(({ result }) => result !== undefined)

/**
 * The run of this very request that was signed or proposed before, as in a page that is left, and is under way or, where
 * it is settled, done: signing again would do it twice.
 */
export function useKeptRequest(request: SignRequest): TransactionRecord | undefined {
  const records = useTransactionStore((store) => store.records)
  const text = writeSignRequest(request)
  return records.find(
    (record) =>
      record.state.name === signFlow.name &&
      (!isSettled(record) || isDone(record)) &&
      writeSignRequest(record.state.input as SignRequest) === text,
  )
}
