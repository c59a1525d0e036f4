// @vitest-environment happy-dom
import { toExactJson } from '@slipway/sdk/shared/exact-json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../core/query-client.ts'
import { followRecords } from './follow-record.ts'
import { addRecord, followOtherTabs, type SolanaRecord, useRecordStore } from './record-store.ts'

const following = vi.hoisted(() => ({ ends: new Map<string, (slot: bigint) => void>() }))

// Nodes are proven by tests of their own: here it is who follows what.
vi.mock('@slipway/sdk/solana/follow-transaction', () => ({
  followTransaction: (
    _rpc: unknown,
    { signature }: { signature: string },
    _: unknown,
    signal: AbortSignal,
  ) =>
    new Promise((end, reject) => {
      following.ends.set(signature, end)
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
}))
vi.mock('../network/find-cluster.ts', () => ({ findCluster: () => ({ name: 'Cluster' }) }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
const toasts = vi.hoisted(() => vi.fn())
vi.mock('@slipway/ui/notices', () => ({ notify: toasts }))

const record = (signature: string, change: Partial<SolanaRecord> = {}): SolanaRecord => ({
  ...{ signature, chainId: 902, account: 'payer', subject: 'Light #1', mint: 'item' },
  ...{ createdAt: 1, lastValidBlockHeight: 9n },
  kind: 'nft_item',
  status: 'pending',
  ...change,
})
const stateOf = (wanted: string) =>
  useRecordStore.getState().records.find(({ signature }) => signature === wanted)?.status

/** What another tab of the browser kept. */
function keepElsewhere(records: readonly SolanaRecord[]): void {
  const key = 'slipway.solana.transactions'
  localStorage.setItem(key, toExactJson(records))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

let ends: (() => void)[] = []
const readAgain = vi.spyOn(queryClient, 'invalidateQueries')
beforeEach(() => {
  localStorage.clear()
  following.ends.clear()
  useRecordStore.setState({ records: [] })
  readAgain.mockClear()
  toasts.mockClear()
  ends = [followOtherTabs(), followRecords()]
})
afterEach(() => {
  for (const end of ends) end()
})

test('what another tab has signed is followed here too: that tab may be closed', async () => {
  keepElsewhere([record('a')])
  following.ends.get('a')?.(7n)
  await vi.waitFor(() => expect(stateOf('a')).toBe('confirmed'))
  expect(useRecordStore.getState().records[0]?.slot).toBe(7n)
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
  expect(toasts).toHaveBeenCalledTimes(1)
})

test('what another tab has settled is taken over, and everything read again', async () => {
  addRecord(record('b'))
  keepElsewhere([record('b', { status: 'confirmed', slot: 5n })])
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
  // The node's answer comes too late, and is the same.
  following.ends.get('b')?.(5n)
  expect(toasts).not.toHaveBeenCalled()
  keepElsewhere([record('c', { status: 'confirmed' }), record('b', { status: 'confirmed' })])
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2))
})
