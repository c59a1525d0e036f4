// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addRecord,
  changeRecord,
  type SolanaRecord,
  useRecordStore,
} from '../../flow/record-store.ts'
import { useMinting } from './use-minting.ts'

const record: SolanaRecord = {
  ...{ signature: 'a', chainId: 902, account: 'payer', subject: 'Light #1', mint: 'item' },
  ...{ createdAt: 1, lastValidBlockHeight: 9n },
  kind: 'nft_item',
  status: 'pending',
}
const emptied = vi.fn()
const open = () => renderHook(() => useMinting('form', emptied))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  useRecordStore.setState({ records: [] })
  emptied.mockClear()
})
afterEach(cleanup)

test('a form is emptied when its item is in a block, whatever dialog was closed', () => {
  const { result } = open()
  act(() => result.current.begin('item'))
  act(() => addRecord(record))
  expect(emptied).not.toHaveBeenCalled()
  act(() => changeRecord('a', { status: 'confirmed' }))
  expect(emptied).toHaveBeenCalledTimes(1)
  expect(result.current.minted?.mint).toBe('item')
})

test('the same holds after a reload, and for no item of another form', () => {
  const first = open()
  act(() => first.result.current.begin('item'))
  first.unmount()
  act(() => addRecord({ ...record, status: 'confirmed' }))
  open()
  expect(emptied).toHaveBeenCalledTimes(1)
  act(() => addRecord({ ...record, signature: 'b', mint: 'other', status: 'confirmed' }))
  expect(emptied).toHaveBeenCalledTimes(1)
})
