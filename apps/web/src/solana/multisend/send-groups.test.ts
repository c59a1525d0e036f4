import type { SolanaChainDefinition } from '@slipway/chains'
import type { SendPaymentsOptions } from '@slipway/sdk/solana/multisend/send-payments'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import type { Address, Signature, TransactionModifyingSigner } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendGroups } from './send-groups.ts'
import { keepSigned, loadSigned, settleKept } from './signed-store.ts'

const parts = vi.hoisted(() => ({ sent: [] as unknown[], onAsked: () => undefined as unknown }))
vi.mock('@slipway/sdk/solana/multisend/send-payments', () => ({
  sendPayments: async (options: SendPaymentsOptions) => {
    const { plan, onSigned, onOutcome } = options
    const [payments = []] = plan.batches
    parts.sent.push(plan)
    const signature = `s${parts.sent.length}` as Signature
    const sent = { signature, lastValidBlockHeight: 9n, slot: 3n, rows: [parts.sent.length - 1] }
    parts.onAsked()
    onSigned([sent])
    onOutcome({ sent, payments, fate: { kind: 'confirmed', slot: 60n - plan.slot } })
    return { seen: new Set([...plan.seen, 'stranger']), failure: undefined }
  },
}))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))

let setItem = (_: string, __: string): void => undefined

beforeEach(() => {
  const kept = new Map<string, string>()
  parts.sent = []
  parts.onAsked = () => undefined
  setItem = (key, text) => void kept.set(key, text)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => setItem(key, text),
  })
})

const plan = {
  ...{ reference: 'list' as Address, sender: 'me' as Address, token: { mint: 'mint' } },
  ...{ rows: [], paid: new Map(), seen: new Set(), slot: 10n, batches: [[], []] },
} as unknown as SendPlan
const send = () =>
  sendGroups(plan, {
    ...{ chain: { chainId: 901 } as SolanaChainDefinition, text: '', perSignature: 1 },
    ...{ signer: {} as TransactionModifyingSigner, signal: new AbortController().signal },
    ...{ mustPause: () => false, onState: () => undefined, onPlan: () => undefined },
  })

test('each group is signed by what is newer than the payments before it', async () => {
  expect(await send()).toEqual({ state: 'done' })
  expect(parts.sent).toMatchObject([
    { slot: 10n, paid: new Map() },
    { slot: 50n, paid: new Map([[0, 's1']]), seen: new Set(['stranger']) },
  ])
})

test('what the browser does not keep is not sent, and that is why', async () => {
  setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await expect(send()).rejects.toThrow('not-kept')
  expect(parts.sent).toHaveLength(1)
})

test.each([
  { what: 'has signed', isPaid: false },
  { what: 'has seen paid', isPaid: true },
])(
  'nothing is sent beside what another tab $what while the wallet was open',
  async ({ isPaid }) => {
    const list = { chainId: 901, reference: 'list' }
    const other = { signature: 'other' as Signature, lastValidBlockHeight: 9n, slot: 3n, rows: [0] }
    parts.onAsked = () => {
      keepSigned(list, [other])
      if (isPaid) settleKept(list, [other], { kind: 'confirmed', slot: 7n })
    }
    await expect(send()).rejects.toThrow('elsewhere')
    const { pending, confirmed } = loadSigned(list)
    expect([...pending, ...confirmed].map(({ signature }) => signature)).toEqual(['other'])
  },
)
