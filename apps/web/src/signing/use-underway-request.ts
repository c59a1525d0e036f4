import type { FlowState } from '@slipway/sdk/flow/types'
import { signFlow } from '@slipway/sdk/signing/sign-flow'
import { type SignRequest, writeSignRequest } from '@slipway/sdk/signing/sign-request'
import { isSettled, useTransactionStore } from '../transaction/transaction-store.ts'

/** The run of this very request that was signed or proposed before, as in a page that is left, and has not ended. */
export function useUnderwayRequest(request: SignRequest): FlowState | undefined {
  const records = useTransactionStore((store) => store.records)
  const text = writeSignRequest(request)
  return records.find(
    (record) =>
      record.state.name === signFlow.name &&
      !isSettled(record) &&
      writeSignRequest(record.state.input as SignRequest) === text,
  )?.state
}
