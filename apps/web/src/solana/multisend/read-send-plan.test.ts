import type { SolanaChainDefinition } from '@slipway/chains'
import type { SendPlan, SendToken } from '@slipway/sdk/solana/multisend/types'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadBegun } from './begun-sends.ts'
import { readSendPlan } from './read-send-plan.ts'
import { keepSigned, loadSigned, settleKept } from './signed-store.ts'

const parts = vi.hoisted(() => ({
  plan: {} as unknown,
  token: {} as unknown,
  planned: undefined as unknown,
  strangers: undefined as unknown,
  lost: [] as unknown[],
  recent: [] as unknown[],
  looked: [] as unknown[][],
  settleOther: async (_: unknown): Promise<void> => undefined,
  unsure: new Set<unknown>(),
}))
vi.mock('@slipway/sdk/solana/multisend/plan-solana-send', () => ({
  planSolanaSend: async (_: unknown, question: { token: unknown; strangers: unknown }) => {
    parts.planned = question.token
    parts.strangers = question.strangers
    return parts.plan
  },
}))
vi.mock('@slipway/sdk/solana/multisend/get-send-token', () => ({
  getSendToken: async () => parts.token,
}))
vi.mock('@slipway/sdk/solana/multisend/get-send-reference', () => ({
  getSendReference: async () => 'list',
}))
vi.mock('@slipway/sdk/solana/multisend/find-recent-payments', () => ({
  findRecentPayments: async (_: unknown, question: { known: ReadonlySet<unknown> }) => {
    parts.looked.push([...question.known])
    return parts.recent
  },
}))
vi.mock('@slipway/sdk/solana/multisend/settle-signed', () => ({
  settleSigned: async () => parts.lost,
}))
vi.mock('./read-others.ts', () => ({
  readOthers: async (_: unknown, { settle }: { settle: (list: unknown) => Promise<void> }) => {
    parts.settleOther = settle
    return parts.unsure
  },
}))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))

const chain = { chainId: 901 } as SolanaChainDefinition
const sender = 'me' as Address
const token = { mint: 'mint', program: 'program', decimals: 2, transferFeeBps: 0 } as SendToken
const rows = ['a', 'b'].map((name, at) => ({ line: at + 1, address: name as Address, amount: 5n }))
beforeEach(() => {
  parts.token = { ok: true, token }
  parts.lost = []
  parts.looked = []
  vi.stubGlobal('localStorage', memoryStorage())
})

function answer(change: Partial<SendPlan>) {
  const plan = {
    reference: 'list' as Address,
    sender,
    token,
    rows,
    paid: new Map(),
    source: 'from',
  }
  parts.plan = { ...plan, elsewhereSlot: undefined, slot: 50n, firstSlot: 0n, ...change }
}
const read = () =>
  readSendPlan(
    { token, rows, text: 'as typed' },
    {
      ...{ chain, sender, accounts: undefined, signal: new AbortController().signal },
      onState: () => undefined,
    },
  )
const paid = new Map([[1, 's' as Signature]])

test('a list that was begun elsewhere is kept with its amounts, so that whoever changes it is asked', async () => {
  answer({ paid })
  expect(await read()).toMatchObject({ isForgotten: false })
  expect(loadBegun(901)).toEqual([
    {
      ...{ reference: 'list', sender, mint: 'mint', text: 'as typed' },
      ...{ addresses: ['a', 'b'], amounts: ['5', '5'] },
    },
  ])
  expect(loadSigned({ chainId: 901, reference: 'list' }).confirmed).toEqual([
    { signature: 's', rows: [1] },
  ])
})

test('a list of which nothing was sent is not kept', async () => {
  answer({})
  await read()
  expect(loadBegun(901)).toEqual([])
})

test('what the node has forgotten is not taken for known', async () => {
  answer({ paid, firstSlot: 20n })
  expect((await read()).isForgotten).toBe(true)
  expect(loadBegun(901)).toHaveLength(1)
  expect((await read()).isForgotten).toBe(true)
})

test('a browser that keeps nothing still shows what is left', async () => {
  answer({ paid })
  vi.stubGlobal('localStorage', memoryStorage({ room: 0 }))
  expect((await read()).plan).toBe(parts.plan)
})

test('a list is planned with the token as it is now', async () => {
  answer({})
  const taxed = { ...token, transferFeeBps: 100 }
  parts.token = { ok: true, token: taxed }
  await read()
  expect(parts.planned).toBe(taxed)
})

test.each([
  { what: 'has other decimals', now: { ok: true, token: { ...token, decimals: 3 } } },
  { what: 'is of another program', now: { ok: true, token: { ...token, program: 'other' } } },
  { what: 'is paused', now: { ok: false, reason: 'paused' } },
])('nothing is planned where the token $what by now', async ({ now }) => {
  answer({})
  parts.token = now
  parts.planned = undefined
  await expect(read()).rejects.toThrow('token-changed')
  expect(parts.planned).toBeUndefined()
})

test('what strangers sent is told to the next plan of the list', async () => {
  const strangers = new Set(['theirs' as Signature])
  answer({ strangers })
  await read()
  await read()
  expect(parts.strangers).toBe(strangers)
})

test('what was signed and is forgotten is named, and keeps nobody from the plan', async () => {
  const batch = { signature: 's' as Signature, lastValidBlockHeight: 1n, slot: 1n, rows: [1] }
  keepSigned({ chainId: 901, reference: 'list' }, [batch])
  parts.lost = [batch]
  answer({})
  expect((await read()).lost).toEqual([batch])
  keepSigned({ chainId: 901, reference: 'other' }, [batch])
  await expect(parts.settleOther({ chainId: 901, reference: 'other' })).rejects.toThrow('forgotten')
  expect(loadSigned({ chainId: 901, reference: 'list' }).pending).toEqual([batch])
})

test('where nothing of a list is paid, others to its recipients are looked for, but for those that are known', async () => {
  const batch = { lastValidBlockHeight: 1n, slot: 1n, rows: [0] }
  const list = { chainId: 901, reference: 'before' }
  const [one, two] = ['one', 'two'].map((name) => ({ ...batch, signature: name as Signature }))
  if (!one || !two) throw new Error('missing')
  keepSigned(list, [one, two])
  settleKept(list, [one], { kind: 'confirmed', slot: 3n })
  parts.recent = [{ address: 'a', amount: 5n }]
  answer({})
  expect((await read()).recent).toEqual(parts.recent)
  expect(parts.looked.map((known) => known.toSorted())).toEqual([['one', 'two']])
  // It has a history of its own by now, or nothing that it could be paid from.
  answer({ paid })
  expect((await read()).recent).toEqual([])
  localStorage.clear()
  answer({ source: sender })
  expect((await read()).recent).toEqual([])
  expect(parts.looked).toHaveLength(1)
})
