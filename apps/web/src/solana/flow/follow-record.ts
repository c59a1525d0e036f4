import { m } from '@slipway/messages'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { notify } from '@slipway/ui/notices'
import type { Signature } from '@solana/kit'
import { queryClient } from '../../shell/query-client.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { findCluster } from '../network/find-cluster.ts'
import { changeRecord, type SolanaRecord, useRecordStore } from './record-store.ts'
import { solanaTitle } from './solana-kind.ts'

const followed = new Set<string>()
/** Ends with the page, not with the screen: a transaction goes on whatever is looked at. */
const forever = new AbortController().signal

/** Follows a signed transaction until it is in a block or never will be, and keeps what became of it. */
export async function followRecord(record: SolanaRecord): Promise<void> {
  const { signature, chainId, kind, subject, lastValidBlockHeight } = record
  const chain = findCluster(chainId)
  // What became of it is said by its own cluster alone.
  if (!chain || followed.has(signature)) return
  followed.add(signature)
  const sent = { signature: signature as Signature, lastValidBlockHeight }
  const title = solanaTitle(kind, subject)
  try {
    await followTransaction(clusterRpc(chain), sent, systemFlowClock, forever)
    changeRecord(signature, { status: 'confirmed' })
    notify({ tone: 'good', title: m.transaction_toast_mined({ title }) })
  } catch (error) {
    const failure = recogniseSolanaFailure(error)
    changeRecord(signature, { status: 'failed', failure })
    notify({
      tone: 'warn',
      title:
        failure.kind === 'expired'
          ? m.transaction_toast_dropped({ title })
          : m.transaction_toast_failed({ title }),
    })
  } finally {
    followed.delete(signature)
    await queryClient.invalidateQueries({ queryKey: ['solana', chainId] })
  }
}

/** Goes on following what an earlier page has sent. */
export function followPending(): void {
  for (const record of useRecordStore.getState().records)
    if (record.status === 'pending') void followRecord(record)
}
