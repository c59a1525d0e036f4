import { errorMessage, m } from '@slipway/messages'
import type { TransactionOutcome } from '@slipway/sdk/receipt/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../shell/active-chain.ts'

type Failed = Extract<TransactionOutcome, { readonly state: 'failed' }>

function reasonOf({ failure, isOutOfGas }: Failed): readonly [why: string, what: string] {
  if (isOutOfGas) return [m.template_result_reason_gas(), m.template_result_advice_gas()]
  if (!failure) return [m.template_result_reason_none(), m.template_result_advice_raced()]
  const { nativeCurrency } = activeChain
  const why = errorMessage(failure.name, failure.args, { nativeCurrency })
  return [why, m.template_result_advice_contract()]
}

/** Why a transaction failed, and what to do about it. */
export function FailedReason({ outcome }: { outcome: Failed }) {
  const [why, what] = reasonOf(outcome)
  return (
    <Panel>
      <KeyValueList>
        <KeyValue label={m.template_result_reason()}>{why}</KeyValue>
        <KeyValue label={m.template_result_advice()}>{what}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}
