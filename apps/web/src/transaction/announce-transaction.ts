import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { notify } from '@slipway/ui/notices'
import { activeChain } from '../core/active-chain.ts'
import { countPartlyDone } from './count-partly-done.ts'
import { transactionStatus } from './transaction-status.ts'
import { useTransactionStore } from './transaction-store.ts'

/** Tells the visitor, wherever on the site they are by now, how a sent transaction turned out. */
export async function announceTransaction(
  previous: FlowState | undefined,
  next: FlowState,
): Promise<void> {
  const wasSent = next.proposal !== undefined || next.steps.some(({ hash }) => hash !== undefined)
  if (!wasSent || previous?.status === next.status) return
  const { records } = useTransactionStore.getState()
  const label = records.find(({ state }) => state.id === next.id)?.label
  if (!label) return
  // Titles of every kind weigh more than the frame can carry; by now a transaction was signed.
  const { transactionTitle } = await import('./transaction-kind.ts')
  const title = transactionTitle(label)
  const { note } = transactionStatus(next, activeChain, label.units)
  const message = note === undefined ? {} : { message: note }
  if (next.status === 'mined') {
    const step = countPartlyDone(next)
    const count = next.steps.length
    // The first of several transactions is not what the visitor came for.
    notify(
      step > 0
        ? { tone: 'info', title: m.transaction_toast_step({ title, step, count }) }
        : { tone: 'good', title: m.transaction_toast_mined({ title }) },
    )
  }
  if (next.status === 'failed')
    notify({ tone: 'bad', title: m.transaction_toast_failed({ title }), ...message })
  if (next.failure?.name === 'Proposal_Rejected')
    notify({ tone: 'warn', title: m.transaction_toast_declined({ title }), ...message })
  if (next.status === 'replaced')
    notify({ tone: 'warn', title: m.transaction_toast_replaced({ title }), ...message })
  if (next.status === 'dropped')
    notify({ tone: 'warn', title: m.transaction_toast_dropped({ title }), ...message })
}
