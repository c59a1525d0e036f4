import type { SendPlan, SignedBatch } from '@slipway/sdk/solana/multisend/types'
import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature } from '@solana/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropBegun, keepBegun, loadBegun } from './begun-sends.ts'
import { keepSigned, loadSigned, settleKept } from './signed-store.ts'
import { withRoom } from './with-room.ts'

const chainId = 901
let limits = { room: 0 }
/** Characters that are kept. */
const used = () => {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return keys.reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0)
}

beforeEach(() => {
  limits = { room: 10_000 }
  vi.stubGlobal('localStorage', memoryStorage(limits))
})

afterEach(() => vi.unstubAllGlobals())

/** A list of two, of which so many are paid. */
function begin(reference: string, mint: string, paid: number, slot = 2n) {
  const rows = ['one', 'two'].map((name, at) => ({
    ...{ line: at + 1, address: `${reference}-${name}` as Address, amount: 1n },
  }))
  const plan = { reference, sender: 'me', token: { mint }, rows } as unknown as SendPlan
  keepBegun(chainId, plan, '')
  const batch = { signature: `${reference}-s` as Signature, lastValidBlockHeight: 1n, slot: 1n }
  const sent: SignedBatch = { ...batch, rows: [0, 1].slice(0, paid) }
  const list = { chainId, reference }
  keepSigned(list, [sent])
  settleKept(list, [sent], { kind: 'confirmed', slot })
}

const names = () => loadBegun(chainId).map(({ reference }) => reference)
const keep = (characters: number) =>
  withRoom({ chainId, reference: 'wanted' }, () =>
    localStorage.setItem('wanted', 'x'.repeat(characters)),
  )

test('lists that are paid to their end make room, those of other tokens and the oldest first', () => {
  begin('old', 'mint', 2)
  begin('other', 'other mint', 2)
  begin('half', 'mint', 1)
  begin('newest', 'mint', 2)
  limits.room = used()
  keep(20)
  expect(names()).toEqual(['newest', 'half', 'old'])
  expect(loadSigned({ chainId, reference: 'other' }).confirmed).toEqual([])
  limits.room = used()
  keep(40)
  expect(names()).toEqual(['newest', 'half'])
  limits.room = used()
  expect(() => keep(60)).toThrow(new SolanaFlowError({ kind: 'not-kept' }))
  expect(names()).toEqual(['newest', 'half'])
  expect(loadSigned({ chainId, reference: 'newest' }).confirmed).toHaveLength(1)
})

test('first of all those that the visitor is done with make room', () => {
  begin('older', 'other mint', 2)
  begin('done', 'mint', 1, 9n)
  begin('done before', 'mint', 1, 8n)
  begin('newest', 'mint', 2)
  for (const reference of ['done', 'done before']) dropBegun(chainId, reference as Address)
  limits.room = used()
  keep(20)
  expect(loadSigned({ chainId, reference: 'done before' }).confirmed).toEqual([])
  expect(loadSigned({ chainId, reference: 'done' }).confirmed).toHaveLength(1)
  limits.room = used()
  keep(40)
  expect(loadSigned({ chainId, reference: 'done' }).confirmed).toEqual([])
  expect(names()).toEqual(['newest', 'older'])
})

test('where there is room, nothing is dropped', () => {
  begin('old', 'mint', 2)
  begin('newest', 'mint', 2)
  keep(20)
  expect(names()).toEqual(['newest', 'old'])
})

test('a list of which something may still come into a block makes no room', () => {
  begin('old', 'mint', 2)
  const list = { chainId, reference: 'old' }
  const batch = { signature: 'late' as Signature, lastValidBlockHeight: 1n, slot: 1n, rows: [0] }
  keepSigned(list, [batch])
  begin('newest', 'mint', 2)
  limits.room = used()
  expect(() => keep(20)).toThrow('not-kept')
  expect(names()).toEqual(['newest', 'old'])
})

test('a browser that refuses storage altogether is said to keep nothing', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      },
    ),
  )
  expect(() => keep(20)).toThrow(new SolanaFlowError({ kind: 'not-kept' }))
})
