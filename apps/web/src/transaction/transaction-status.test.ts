import type { PrivateRelay } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { Hash } from 'viem'
import { expect, test, vi } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { transactionStatus } from './transaction-status.ts'

const relays = vi.hoisted((): PrivateRelay[] => [])
vi.mock('../core/runtime-config.ts', async (original) => ({
  runtimeConfig: {
    ...(await original<typeof import('../core/runtime-config.ts')>()).runtimeConfig,
    relays,
  },
}))

const state: FlowState = {
  version: 1,
  id: 'own',
  name: 'token-burn',
  chainId: 56,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  input: null,
  createdAt: 1,
  status: 'proposed',
  stepIndex: 0,
  steps: [{ id: 'burn' }],
}
const id: Hash = `0x${'0c'.repeat(32)}`
const statusOf = (change: Partial<FlowState>) =>
  transactionStatus({ ...state, ...change }, activeChain)

test('a refusal says its amounts in the units of its plan', () => {
  const failure = { kind: 'contract', name: 'Presale_BelowMin', args: { min: 2_500_000n } } as const
  const refused = { ...state, status: 'failed', failure } as FlowState
  const currency = { symbol: 'USDX', decimals: 6 }
  expect(transactionStatus(refused, activeChain, { currency }).note).toContain('2.5\u00a0USDX')
  expect(transactionStatus(refused, activeChain).note).toContain('2,500,000 smallest units')
})

test.each([
  [{ id }, m.transaction_status_proposed(), m.transaction_note_proposed_account()],
  [
    { id, required: 2 },
    m.transaction_status_proposed_open({ required: 2 }),
    m.transaction_note_proposed(),
  ],
  [
    { id, required: 2, confirmations: 1 },
    m.transaction_status_proposed_count({ done: 1, required: 2 }),
    m.transaction_note_proposed(),
  ],
  [
    { id, required: 2, confirmations: 2 },
    m.transaction_status_proposed_ready({ done: 2, required: 2 }),
    m.transaction_note_proposed(),
  ],
])('a proposal %j says how many have signed', (proposal, title, note) => {
  expect(statusOf({ proposal })).toEqual({ title, note })
})

test.each([
  [{ id }, m.transaction_note_proposed_account_until, m.transaction_note_proposed_over],
  [{ id, required: 2 }, m.transaction_note_proposed_until, m.transaction_note_proposed_over],
])(
  'a proposal %j of a call with a deadline says until when, and that it is over',
  (proposal, until, over) => {
    const [late, early] = [32_503_680_000n, 1_600_000_000n]
    expect(statusOf({ proposal, deadline: late }).note).toBe(until({ time: formatTime(late) }))
    expect(statusOf({ proposal, deadline: early }).note).toBe(over({ time: formatTime(early) }))
  },
)

test('a wallet whose answer got lost may have sent it: nothing says that it did not', () => {
  const failure = { kind: 'unknown', name: 'Wallet_AnswerLost', args: {} } as const
  expect(statusOf({ status: 'review', interrupted: true, failure })).toEqual({
    title: m.transaction_status_interrupted(),
    note: m.error_Wallet_AnswerLost(),
  })
  expect(statusOf({ status: 'awaiting-signature' }).note).not.toMatch(/nothing/i)
})

test('what is looked for after its answer got lost is not said to wait in the wallet', () => {
  expect(statusOf({ status: 'awaiting-signature', interrupted: true })).toEqual({
    title: m.transaction_progress_looking(),
    note: m.transaction_note_looking(),
  })
})

test('what the signers turned down is not said to be turned down in the own wallet', () => {
  const failure = { kind: 'unknown', name: 'Proposal_Rejected', args: {} } as const
  expect(statusOf({ status: 'rejected', failure })).toEqual({
    title: m.transaction_status_declined(),
    note: m.error_Proposal_Rejected(),
  })
  const own = { kind: 'rejected', name: 'Wallet_Rejected', args: {} } as const
  expect(statusOf({ status: 'rejected', failure: own })).toEqual({
    title: m.transaction_status_rejected(),
    note: undefined,
  })
})

test.each([
  ['contract', 'Transaction_Reverted', m.transaction_status_failed()],
  ['unknown', 'Wallet_RequestFailed', m.transaction_status_stopped()],
  ['rpc-down', 'Rpc_Unavailable', m.transaction_status_stopped()],
  ['insufficient-funds', 'Balance_InsufficientUnknown', m.transaction_status_stopped()],
] as const)('only a contract is said to have refused: %s', (kind, name, title) => {
  const failure = { kind, name, args: { reason: 'Network Error' } }
  expect(statusOf({ status: 'failed', failure }).title).toBe(title)
})

test('where a private relay is named, a transaction that nobody sees yet is not to be signed twice', () => {
  const pending = { status: 'pending', steps: [{ id: 'burn', hash: id }] } as const
  expect(statusOf(pending).note).toBeUndefined()
  relays.push({ chainId: 56, name: 'Relay', url: 'https://relay.test' })
  expect(statusOf(pending).note).toBe(m.transaction_note_relayed())
  relays.pop()
})
