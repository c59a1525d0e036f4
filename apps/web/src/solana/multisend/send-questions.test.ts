import type { SendPayment, SendPlan } from '@slipway/sdk/solana/multisend/types'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature } from '@solana/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBegun } from './begun-sends.ts'
import type { SendReading } from './read-send-plan.ts'
import { findQuestions, isAllAgreed, nothingAgreed } from './send-questions.ts'
import { keepSigned } from './signed-store.ts'

const chainId = 901
const token = { mint: 'mint' } as SendPlan['token']

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => vi.unstubAllGlobals())

const rowsOf = (list: string) =>
  [...list].map((name, at) => ({ line: at + 1, address: name as Address, amount: 1n }))

/** @param list names of recipients, one letter each */
function begin(reference: string, list: string, ...paid: number[]) {
  const plan = { reference: reference as Address, sender: 'me' as Address, token }
  keepBegun(chainId, { ...plan, rows: rowsOf(list) }, list)
  const batch = { signature: `${reference}-s` as Signature, lastValidBlockHeight: 1n, slot: 1n }
  if (paid.length > 0) keepSigned({ chainId, reference }, [{ ...batch, rows: paid }])
}

/** A reading of another list of which some rows are paid. */
function readingOf(
  list: string,
  change: Partial<SendReading> = {},
  ...paid: number[]
): SendReading {
  const rows = rowsOf(list)
  const left = rows
    .map((line, row) => ({ ...line, row }) as SendPayment)
    .filter(({ row }) => !paid.includes(row))
  const plan = { reference: 'now', token, rows, batches: left.length > 0 ? [left] : [] }
  const reading = { plan: plan as unknown as SendPlan, unsure: new Set<Address>() }
  return { ...reading, isForgotten: false, lost: [], recent: [], ...change }
}

const rowsAsked = (reading: SendReading, agreed = nothingAgreed) =>
  findQuestions(chainId, reading, agreed).repeats.map(({ row }) => row)

test('whoever was paid from another list, or may have been, is asked about', () => {
  begin('before', 'abc', 1)
  expect(rowsAsked(readingOf('abcd'))).toEqual([1])
  const unsure = new Set(['before' as Address])
  expect(rowsAsked(readingOf('dcba', { unsure }))).toEqual([1, 2, 3])
  expect(findQuestions(chainId, readingOf('dcba', { unsure }), nothingAgreed).isUnsure).toBe(true)
  expect(findQuestions(chainId, readingOf('b', { unsure }), nothingAgreed).isUnsure).toBe(false)
})

test('what was agreed to is not asked about again, and only that', () => {
  begin('before', 'ab', 0)
  const agreed = { ...nothingAgreed, repeats: new Set([0]) }
  expect(isAllAgreed(findQuestions(chainId, readingOf('aab'), nothingAgreed), nothingAgreed)).toBe(
    false,
  )
  expect(isAllAgreed(findQuestions(chainId, readingOf('aab'), agreed), agreed)).toBe(true)
  // The one that was agreed to is paid: the other payment of the same person is no repeat for that.
  expect(rowsAsked(readingOf('aab', {}, 0), agreed)).toEqual([])
  // Meanwhile the list before went on elsewhere.
  begin('third', 'b', 0)
  const asked = findQuestions(chainId, readingOf('aab'), agreed)
  expect(asked.repeats.map(({ row }) => row)).toEqual([0, 2])
  expect(isAllAgreed(asked, agreed)).toBe(false)
})

test('a forgotten past is asked about as long as something is left', () => {
  const forgotten = readingOf('a', { isForgotten: true })
  const asked = findQuestions(chainId, forgotten, nothingAgreed)
  expect(isAllAgreed(asked, nothingAgreed)).toBe(false)
  expect(isAllAgreed(asked, { ...nothingAgreed, isForgotten: true })).toBe(true)
  const done = readingOf('a', { isForgotten: true }, 0)
  expect(findQuestions(chainId, done, nothingAgreed).isForgotten).toBe(false)
})

test('payments that were signed and that no node knows any more are asked about one by one', () => {
  const batch = { signature: 's' as Signature, lastValidBlockHeight: 1n, slot: 1n }
  const lost = [{ ...batch, rows: [0, 1, 2] }]
  const asked = findQuestions(chainId, readingOf('abcd', { lost }, 1), nothingAgreed)
  // The chain says that the second was paid.
  expect(asked.lost).toEqual([0, 2])
  expect(isAllAgreed(asked, nothingAgreed)).toBe(false)
  expect(isAllAgreed(asked, { ...nothingAgreed, lost: new Set([0]) })).toBe(false)
  expect(isAllAgreed(asked, { ...nothingAgreed, lost: new Set([0, 2]) })).toBe(true)
})

test('whoever was paid a short while ago from this account is asked about, beside those of known lists', () => {
  begin('before', 'a', 0)
  const recent = ['c', 'c'].map((name) => ({ address: name as Address, amount: 1n }))
  expect(rowsAsked(readingOf('abccc', { recent }))).toEqual([0, 2, 3])
  expect(findQuestions(chainId, readingOf('abccc', { recent }), nothingAgreed).isUnsure).toBe(false)
})
