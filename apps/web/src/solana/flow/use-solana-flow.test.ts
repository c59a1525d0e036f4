// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRecordStore } from './record-store.ts'
import type { SolanaPlan } from './solana-plan.ts'
import { useSolanaFlow } from './use-solana-flow.ts'

vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('./follow-record.ts', () => ({ followRecord: async () => undefined }))
vi.mock('@slipway/sdk/solana/rehearse-transaction', () => ({
  rehearseTransaction: async () => ({}),
}))
vi.mock('@slipway/sdk/solana/send-transaction', () => ({
  sendTransaction: async (_rpc: unknown, _request: unknown, onSigned: (sent: object) => void) =>
    onSigned({ signature: 'signed', lastValidBlockHeight: 1n }),
}))

afterEach(() => {
  cleanup()
  localStorage.clear()
  useRecordStore.setState({ records: [] })
})

test('what was signed is kept with all that tells it from another act', async () => {
  const place = { kind: 'presale_refund', subject: 'EDDY', mint: 'mint', presale: 'presale' }
  const plan = {
    ...{ ...place, chain: getChain('sol'), terms: ['friend', 5n], deposits: [] },
    request: { payer: { address: 'wallet' }, instructions: [] },
  } as unknown as SolanaPlan
  const { result } = renderHook(() => useSolanaFlow(plan, () => undefined))
  await act(async () => result.current.confirm())
  expect(result.current.view).toEqual({ phase: 'sent', signature: 'signed' })
  expect(useRecordStore.getState().records).toEqual([
    expect.objectContaining({ ...place, account: 'wallet', terms: ['friend', 5n] }),
  ])
})
