import type { SendPlan, SignedBatch } from '@slipway/sdk/solana/multisend/types'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature } from '@solana/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropBegun, keepBegun, loadBegun, toEarlier } from './begun-sends.ts'
import { isAllKnown, keepHistory, keepSigned, loadSigned, settleKept } from './signed-store.ts'

const list = { chainId: 901, reference: 'list' }
const batch = (name: string, ...rows: number[]): SignedBatch => ({
  ...{ signature: name as Signature, lastValidBlockHeight: 9n, slot: 3n, rows },
})
const planOf = (change: Partial<SendPlan>) =>
  ({ paid: new Map(), slot: 50n, firstSlot: 0n, ...change }) as SendPlan

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => vi.unstubAllGlobals())

test('what was signed waits until it is in a block, or surely in none', () => {
  keepSigned(list, [batch('a', 0, 1), batch('b', 2), batch('c', 3), batch('d', 4)])
  settleKept(list, [batch('a', 0, 1)], { kind: 'confirmed', slot: 7n })
  settleKept(list, [batch('b', 2)], { kind: 'failed', failure: { kind: 'expired' }, slot: 8n })
  settleKept(list, [batch('c', 3)], { kind: 'unknown', failure: { kind: 'unreachable' } })
  // Never sent.
  settleKept(list, [batch('d', 4)])
  expect(loadSigned(list)).toEqual({
    pending: [batch('c', 3)],
    confirmed: [{ signature: 'a', rows: [0, 1] }],
    slot: 8n,
  })
  settleKept(list, [batch('c', 3)], { kind: 'confirmed', slot: 6n })
  expect(loadSigned(list)).toMatchObject({ pending: [], confirmed: { length: 2 }, slot: 8n })
})

test('each network has its own lists', () => {
  keepSigned(list, [batch('a', 0)])
  expect(loadSigned({ ...list, chainId: 900 }).pending).toEqual([])
})

test('what the chain said is known after the node has forgotten it', () => {
  const unknown = loadSigned(list)
  expect(isAllKnown(unknown, planOf({ firstSlot: 0n }))).toBe(true)
  expect(isAllKnown(unknown, planOf({ firstSlot: 20n }))).toBe(false)
  keepSigned(list, [batch('a', 0)])
  settleKept(list, [batch('a', 0)], { kind: 'confirmed', slot: 7n })
  const paid = new Map([
    [0, 'a' as Signature],
    [1, 'b' as Signature],
    [2, 'b' as Signature],
  ])
  keepHistory(list, planOf({ paid }))
  const known = loadSigned(list)
  expect(known.confirmed).toEqual([
    { signature: 'a', rows: [0] },
    { signature: 'b', rows: [1, 2] },
  ])
  expect(isAllKnown(known, planOf({ firstSlot: 50n }))).toBe(true)
  expect(isAllKnown(known, planOf({ firstSlot: 51n }))).toBe(false)
})

test('a list that was begun is kept over its edits, with whoever was or may be paid', () => {
  const [first, second] = ['first', 'second'].map((reference) =>
    planOf({
      reference: reference as Address,
      sender: 'me' as Address,
      token: { mint: 'mint' } as SendPlan['token'],
      rows: [{ line: 1, address: `${reference}-one` as Address, amount: 1n }],
    }),
  ) as [SendPlan, SendPlan]
  keepBegun(901, first, 'text of the first')
  keepBegun(901, second, 'text of the second')
  keepBegun(901, second, 'as it is typed now')
  expect(loadBegun(901)).toEqual([
    {
      ...{ reference: 'second', sender: 'me', mint: 'mint', addresses: ['second-one'] },
      amounts: ['1'],
      text: 'text of the second',
    },
    {
      ...{ reference: 'first', sender: 'me', mint: 'mint', addresses: ['first-one'] },
      amounts: ['1'],
    },
  ])
  keepSigned({ chainId: 901, reference: 'first' }, [batch('a', 0)])
  const paidOf = (...unsure: string[]) =>
    toEarlier(901, loadBegun(901), new Set(unsure as Address[])).map(({ paid }) => [...paid])
  expect(paidOf()).toEqual([[], [0]])
  expect(paidOf('second')).toEqual([[0], [0]])
  dropBegun(901, 'second' as Address)
  expect(loadBegun(901)).toMatchObject([{ reference: 'first' }])
})

test('nothing is begun where the browser refuses to keep it', () => {
  vi.stubGlobal('localStorage', memoryStorage({ room: 0 }))
  expect(() => keepSigned(list, [batch('a', 0)])).toThrow('full')
})
