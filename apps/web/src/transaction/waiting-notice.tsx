import type { FlowState } from '@slipway/sdk/flow/types'
import { activeChain } from '../core/active-chain.ts'
import { Notice } from '../core/notice.tsx'
import { transactionStatus } from './transaction-status.ts'

/** What a flow waits for before anything is created: a wallet, or the other signers of an account. */
export default function WaitingNotice({ state }: { state: FlowState }) {
  const { title, note } = transactionStatus(state, activeChain)
  return (
    <Notice tone={state.status === 'review' ? 'warn' : 'info'} title={title}>
      {note}
    </Notice>
  )
}
