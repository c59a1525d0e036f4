// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SolanaRecord } from './record-store.ts'

const record = (signature: string, change: Partial<SolanaRecord> = {}): SolanaRecord => ({
  signature,
  chainId: 902,
  account: 'payer',
  kind: 'token_create',
  subject: 'TIDE',
  mint: 'mint',
  createdAt: 1,
  lastValidBlockHeight: 9n,
  status: 'pending',
  ...change,
})

/** The module as a freshly loaded page of another tab has it. */
async function openTab() {
  vi.resetModules()
  return await import('./record-store.ts')
}

const signaturesIn = async () =>
  (await openTab()).useRecordStore.getState().records.map(({ signature }) => signature)

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('two tabs that were opened together overwrite nothing of each other', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.addRecord(record('a'))
  other.addRecord(record('b'))
  one.changeRecord('a', { status: 'confirmed' })
  expect(await signaturesIn()).toEqual(['b', 'a'])
  other.clearSettled('payer')
  expect(await signaturesIn()).toEqual(['b'])
})

test('a tab that begins to listen has what was kept meanwhile', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.addRecord(record('a'))
  const stop = other.followOtherTabs()
  expect(other.useRecordStore.getState().records).toEqual([record('a')])
  stop()
})

test('where the browser refuses to store, they last as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tab = await openTab()
  tab.addRecord(record('a'))
  tab.changeRecord('a', { status: 'confirmed' })
  const stop = tab.followOtherTabs()
  expect(tab.useRecordStore.getState().records).toEqual([record('a', { status: 'confirmed' })])
  stop()
})
