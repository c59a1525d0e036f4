import type { SolanaChainDefinition } from '@slipway/chains'
import type { SendPlan, SendToken } from '@slipway/sdk/solana/multisend/types'
import type { Address, Signature } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadBegun } from './begun-sends.ts'
import { readSendPlan } from './read-send-plan.ts'
import { loadSigned } from './signed-store.ts'

const parts = vi.hoisted(() => ({ plan: {} as unknown, unsure: new Set<unknown>() }))
vi.mock('@slipway/sdk/solana/multisend/plan-solana-send', () => ({
  planSolanaSend: async () => parts.plan,
}))
vi.mock('@slipway/sdk/solana/multisend/get-send-reference', () => ({
  getSendReference: async () => 'list',
}))
vi.mock('./read-others.ts', () => ({ readOthers: async () => parts.unsure }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))

const chain = { chainId: 901 } as SolanaChainDefinition
const sender = 'me' as Address
const token = { mint: 'mint' } as SendToken
const rows = ['a', 'b'].map((name, at) => ({ line: at + 1, address: name as Address, amount: 5n }))
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})

function answer(change: Partial<SendPlan>) {
  const plan = { reference: 'list' as Address, sender, token, rows, paid: new Map() }
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
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect((await read()).plan).toBe(parts.plan)
})
