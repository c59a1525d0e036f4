import type { EarlierQuestion } from '@slipway/sdk/solana/multisend/get-earlier-history'
import type { SendPlan, SendToken, SignedBatch } from '@slipway/sdk/solana/multisend/types'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepBegun, loadBegun, toEarlier } from './begun-sends.ts'
import { readOthers } from './read-others.ts'
import { keepSigned, loadSigned, settleKept } from './signed-store.ts'

const parts = vi.hoisted(() => ({ answer: (_: unknown): unknown => undefined }))
vi.mock('@slipway/sdk/solana/multisend/get-earlier-history', () => ({
  getEarlierHistory: async (_: unknown, question: unknown) => parts.answer(question),
}))

const chainId = 901
const token = { mint: 'mint' } as SendToken
const now = { chainId, reference: 'now' }
const before = { chainId, reference: 'before' }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

function begin(reference: string, mint = 'mint') {
  const rows = ['a', 'b'].map((name, at) => ({
    ...{ line: at + 1, address: name as Address, amount: BigInt(at + 1) },
  }))
  const plan = { reference, sender: 'me', token: { mint }, rows } as unknown as SendPlan
  keepBegun(chainId, plan, '')
}

const batch = (name: string, ...rows: number[]): SignedBatch => ({
  ...{ signature: name as Signature, lastValidBlockHeight: 9n, slot: 3n, rows },
})
const historyOf = (change: object) => ({
  ...{ paid: new Map([[1, 's']]), slot: 50n, firstSlot: 0n, isMoving: false, ...change },
})
const read = (settle = async () => undefined, signal = new AbortController().signal) =>
  readOthers(now, { rpc: {} as SolanaRpc, token, signal, settle })
const paidOf = (unsure: ReadonlySet<Address>) =>
  toEarlier(chainId, loadBegun(chainId), unsure).map(({ paid }) => [...paid])

test('what another device paid of a list before is asked of the chain, and kept', async () => {
  begin('before')
  keepSigned(before, [batch('own', 0)])
  const asked: unknown[] = []
  parts.answer = (question) => {
    asked.push(question)
    return historyOf({
      paid: new Map([
        [0, 'own'],
        [1, 's'],
      ]),
    })
  }
  const settle = vi.fn(async () =>
    settleKept(before, [batch('own', 0)], { kind: 'confirmed', slot: 7n }),
  )
  expect(paidOf(await read(settle as never))).toEqual([[0, 1]])
  expect(settle).toHaveBeenCalledWith(before)
  expect(asked).toMatchObject([
    {
      ...{ reference: 'before', sender: 'me', addresses: ['a', 'b'], amounts: [1n, 2n] },
      ...{ known: [{ signature: 'own' }], knownSlot: 7n },
    } satisfies Partial<Record<keyof EarlierQuestion, unknown>>,
  ])
  // All of it is known to be paid now: nobody is asked again.
  await read()
  expect(asked).toHaveLength(1)
})

test.each([
  { what: 'cannot be read', answer: () => Promise.reject(new TypeError('fetch failed')) },
  { what: 'is being sent elsewhere', answer: () => historyOf({ isMoving: true }) },
  { what: 'was forgotten by the node', answer: () => historyOf({ firstSlot: 20n }) },
])('everybody in a list that $what counts as paid', async ({ answer }) => {
  begin('before')
  parts.answer = answer
  const unsure = await read()
  expect(unsure).toEqual(new Set(['before']))
  expect(paidOf(unsure)).toEqual([[0, 1]])
  expect(loadSigned(before).confirmed).toEqual([])
})

test('the list itself, and those of other tokens, are nobody’s question', async () => {
  begin('now')
  begin('other', 'other mint')
  parts.answer = () => Promise.reject(new TypeError('asked'))
  expect(await read()).toEqual(new Set())
})

test('whoever leaves is not told anything', async () => {
  begin('before')
  const left = new AbortController()
  parts.answer = () => {
    left.abort(new Error('left'))
    return Promise.reject(new Error('left'))
  }
  await expect(read(undefined, left.signal)).rejects.toThrow('left')
})
