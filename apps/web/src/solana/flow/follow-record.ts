import { m } from '@slipway/messages'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { notify } from '@slipway/ui/notices'
import type { Signature } from '@solana/kit'
import { queryClient } from '../../core/query-client.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { findCluster } from '../network/find-cluster.ts'
import { changeRecord, type SolanaRecord, useRecordStore } from './record-store.ts'
import { solanaTitle } from './solana-kind.ts'

/** By signature; each ends with the page, not with the screen: a transaction goes on whatever is looked at. */
const followed = new Map<string, AbortController>()

/** Follows a signed transaction until it is in a block or never will be, and keeps what became of it. */
export async function followRecord(record: SolanaRecord): Promise<void> {
  const { signature, chainId, kind, subject, lastValidBlockHeight } = record
  const chain = findCluster(chainId)
  // What became of it is said by its own cluster alone.
  if (!chain || followed.has(signature)) return
  const following = new AbortController()
  followed.set(signature, following)
  const sent = { signature: signature as Signature, lastValidBlockHeight }
  const title = solanaTitle(kind, subject)
  // Another tab that follows it too may have been first.
  const isSettled = () =>
    useRecordStore
      .getState()
      .records.some((one) => one.signature === signature && one.status !== 'pending')
  try {
    const slot = await followTransaction(clusterRpc(chain), sent, systemFlowClock, following.signal)
    if (isSettled()) return
    changeRecord(signature, { status: 'confirmed', slot })
    notify({ tone: 'good', title: m.transaction_toast_mined({ title }) })
  } catch (error) {
    if (isSettled()) return
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
    await readAgain(chainId)
  }
}

const readAgain = (chainId: number) =>
  queryClient.invalidateQueries({ queryKey: ['solana', chainId] })

/** Goes on following what an earlier page, or another tab, has sent. */
function followPending(): void {
  for (const record of useRecordStore.getState().records)
    if (record.status === 'pending') void followRecord(record)
}

/** Follows what is pending, now and whenever another is, and reads again what another tab has settled. @returns ends it */
export function followRecords(): () => void {
  followPending()
  return useRecordStore.subscribe(({ records }, { records: before }) => {
    const pending = new Set(
      before.filter(({ status }) => status === 'pending').map(({ signature }) => signature),
    )
    const known = new Set(before.map(({ signature }) => signature))
    for (const { signature, status, chainId } of records) {
      if (status === 'pending') continue
      const isNew = pending.has(signature) || !known.has(signature)
      // What is followed here is read again as that ends.
      followed.get(signature)?.abort()
      if (status === 'confirmed' && isNew && !followed.has(signature)) void readAgain(chainId)
    }
    followPending()
  })
}
