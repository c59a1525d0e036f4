// @vitest-environment happy-dom
import { isTokenSeed } from '@slipway/sdk/token/token-seed'
import { afterEach, expect, test } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { emptyTokenForm } from './empty-token-form.ts'
import { loadOpenTokenDraft, loadTokenDraft, saveTokenDraft } from './token-draft-storage.ts'

const values = { ...emptyTokenForm, name: 'Harbour' }
const key = `slipway.token-draft.${activeChain.chainId}`

afterEach(() => localStorage.clear())

test('a draft is read as it was kept', () => {
  const draft = { values, seed: `0x${'5e'.repeat(12)}`, savedAt: 5 } as const
  saveTokenDraft(draft)
  expect(loadTokenDraft()).toEqual(draft)
})

test('nothing typed is lost where the factory would refuse the seed', () => {
  localStorage.setItem(key, JSON.stringify({ values, seed: `0x${'5e'.repeat(32)}`, savedAt: 5 }))
  const kept = loadTokenDraft()
  expect(kept?.values.name).toBe('Harbour')
  expect(isTokenSeed(kept?.seed)).toBe(true)
})

test.each(['null', '{}', '[', '{"values":{},"seed":1,"savedAt":5}'])('%s is no draft', (text) => {
  localStorage.setItem(key, text)
  expect(loadTokenDraft()).toBeNull()
})

test('a draft whose token is made, or on its way, is none to be made any more', () => {
  const seed = `0x${'5e'.repeat(12)}` as const
  saveTokenDraft({ values, seed, savedAt: 5 })
  const made = (status: string, of: string) =>
    [
      { label: { kind: 'token_create' }, state: { status, input: { seed: of }, steps: [] } },
    ] as unknown as readonly TransactionRecord[]
  expect(loadOpenTokenDraft([])?.seed).toBe(seed)
  expect(loadOpenTokenDraft(made('pending', seed))).toBeNull()
  expect(loadOpenTokenDraft(made('rejected', seed))?.seed).toBe(seed)
  expect(loadOpenTokenDraft(made('pending', '0x01'))?.seed).toBe(seed)
})
