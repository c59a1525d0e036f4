// @vitest-environment happy-dom
import { presaleAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages/features/exit'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { getAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import { nobody, releaseOf, stranger, thing, user } from '../../test/exit-world.ts'
import { accountStep } from './account-step.ts'
import { contractStep } from './contract-step.ts'
import { reportView } from './report-view.ts'
import { showResult } from './result-view.ts'
import { reviewAct } from './review-dialog.ts'
import type { Session } from './session.ts'
import { showAmount } from './show-amount.ts'
import type { ExitAct, ExitNetwork } from './types.ts'

const hash = `0x${'ab'.repeat(32)}`
const refund: ExitAct = {
  name: 'refund',
  transaction: buildCall({ to: thing, abi: presaleAbi, functionName: 'refund', args: [] }),
  abi: presaleAbi,
  gets: [{ amount: 15n * 10n ** 17n, decimals: 18, symbol: 'ETH' }],
}

function makeSession(request?: (method: string) => unknown): Session {
  const { client } = answerReads({ recordOf: { owner: nobody }, isPool: false })
  const more = {
    estimateGas: async () => 50_000n,
    getTransactionReceipt: async () => ({ status: 'success' }),
  }
  const chain = { name: 'Local chain' }
  return {
    network: { chain, releases: [releaseOf('1')] } as unknown as ExitNetwork,
    client: { ...client, ...more } as unknown as NonNullable<Session['client']>,
    account: user,
    ...(request && { provider: { request: async ({ method }) => request(method) } }),
  }
}

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const shown = () => document.body.textContent ?? ''

afterEach(() => document.body.replaceChildren())

test('the review says what is sent, read back from its bytes, and what comes of it (P-46)', async () => {
  const onMined = vi.fn()
  const answers: Record<string, unknown> = { eth_chainId: '0x7a69', eth_sendTransaction: hash }
  await reviewAct(
    refund,
    makeSession((method) => answers[method]),
    onMined,
  )
  for (const text of [thing, user, 'refund()', refund.transaction.data, '1.5', '65000'])
    expect(shown()).toContain(text)
  expect(shown()).toContain(m.exit_review_simulated())
  buttonOf(m.exit_review_send())?.click()
  await vi.waitFor(() => expect(shown()).toContain(m.exit_done({ hash })))
  expect(onMined).toHaveBeenCalledOnce()
})

test('a rejected signature is said, and can be asked for again', async () => {
  const refuse = (method: string) => {
    if (method !== 'eth_sendTransaction') return '0x7a69'
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  await reviewAct(refund, makeSession(refuse), () => undefined)
  buttonOf(m.exit_review_send())?.click()
  await vi.waitFor(() => expect(shown()).toContain(m.exit_fail_rejected()))
  expect(buttonOf(m.exit_review_send())?.disabled).toBe(false)
})

test('without the wallet of the address nothing can be signed', async () => {
  await reviewAct(refund, makeSession(), () => undefined)
  expect(buttonOf(m.exit_review_send())).toBeUndefined()
  expect(shown()).toContain(m.exit_review_view_only())
})

test('a contract that no registry knows is refused, and nothing can be sent to it', async () => {
  const session = makeSession()
  const place = document.createElement('div')
  const clear = () => place.replaceChildren()
  document.body.append(...contractStep(session, showResult(place, session), clear), place)
  const input = document.querySelector('input')
  if (input) input.value = stranger
  buttonOf(m.exit_contract_check())?.click()
  await vi.waitFor(() => expect(shown()).toContain(m.exit_unknown_text()))
  expect(buttonOf(m.exit_act_review())).toBeUndefined()
  // Nor does it stay under what is no address.
  if (input) input.value = 'abc'
  buttonOf(m.exit_contract_check())?.click()
  expect(shown()).toContain(m.exit_address_wrong())
  expect(shown()).not.toContain(m.exit_unknown_text())
})

test('what the page covers is named where it finds nothing: tokens are not among it', async () => {
  const { client } = answerReads({ recordsOf: [], poolsOf: [] })
  const session = { ...makeSession(), client: client as unknown as NonNullable<Session['client']> }
  document.body.append(...contractStep(session, vi.fn(), vi.fn()))
  buttonOf(m.exit_created_find())?.click()
  await vi.waitFor(() => expect(shown()).toContain(m.exit_created_none()))
  for (const text of [m.exit_created_none(), m.exit_unknown_text()])
    for (const kind of ['presale', 'staking pool', 'airdrop', 'NFT collection'])
      expect(text).toContain(kind)
})

test('what leaving costs stands beside what it brings', () => {
  const costs = { amount: 15n * 10n ** 16n, decimals: 18, symbol: 'ETH' }
  const report = { kind: 'presale', address: thing, title: 'KEEL', facts: [], now: 1 } as const
  const view = reportView({ ...report, acts: [{ ...refund, name: 'leave', costs }] }, vi.fn())
  expect(view.textContent).toContain(m.exit_act_costs({ amount: showAmount(costs) }))
})

test('of an airdrop by a list nothing is said to be due to nobody before the list was asked', () => {
  const saidOf = (kind: 'claims' | 'pool', entry: boolean) => {
    const facts = entry
      ? [{ name: 'entry', amount: { amount: 5n, decimals: 0, symbol: 'KEEL' } } as const]
      : []
    const report = { kind, address: thing, title: '', facts, acts: [], now: 1 }
    return reportView(report, vi.fn()).textContent
  }
  expect(saidOf('claims', false)).toContain(m.exit_acts_unknown())
  expect(saidOf('claims', false)).not.toContain(m.exit_acts_none())
  expect(saidOf('claims', true)).toContain(m.exit_acts_none())
  expect(saidOf('pool', false)).toContain(m.exit_acts_none())
})

test('what is locked for ever has no end', () => {
  const amount = { amount: 5n, decimals: 0, symbol: 'KEEL' }
  const facts = [{ name: 'locked', amount, time: 0, about: '#8' }] as const
  const view = reportView(
    { kind: 'lock', address: thing, title: '', facts, acts: [], now: 1 },
    vi.fn(),
  )
  expect(view.textContent).toContain(m.exit_fact_forever({ amount: showAmount(amount) }))
})

test('another account of the connected wallet is the one that is used', async () => {
  const listeners: ((accounts: readonly string[]) => void)[] = []
  const provider = {
    request: async () => [user],
    on: (event: string, listen: (accounts: readonly string[]) => void) => {
      if (event === 'accountsChanged') listeners.push(listen)
    },
  }
  vi.stubGlobal('ethereum', provider)
  const session: Session = {}
  const onAccount = vi.fn()
  document.body.append(...accountStep(session, onAccount))
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(session.account).toBe(getAddress(user)))
  const input = document.querySelector('input')
  for (const listen of listeners) listen([stranger])
  expect(session).toMatchObject({ account: getAddress(stranger), provider })
  expect(input?.value).toBe(getAddress(stranger))
  expect(onAccount).toHaveBeenCalledTimes(2)
  for (const listen of listeners) listen([])
  expect(session).toEqual({})
  expect(input?.value).toBe('')
  vi.unstubAllGlobals()
})
