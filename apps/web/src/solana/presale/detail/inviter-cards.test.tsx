// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { cleanup, fireEvent, render as renderBare, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { BuyerState, PresaleView } from '../types.ts'
import InviterCards from './inviter-cards.tsx'
import type { PresaleActs } from './presale-act.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

afterEach(cleanup)

const sol = 1_000_000_000n
const { creator: account } = testPresale()
const open = vi.fn()

function cards(
  label: string,
  buyer: BuyerState['buyer'],
  { done, ...change }: Partial<SolanaPresale> & { done?: string } = {},
) {
  const view = {
    chain: getChain('sol') as SolanaChainDefinition,
    presale: testPresale({ inviterBps: [500, 200], ...change }),
    status: { label, reason: 'none' },
  } as unknown as PresaleView
  const acts = { review: { done, clearProblem: () => undefined }, open } as unknown as PresaleActs
  const state = { buyer, balance: sol, deposit: buyer ? 0n : 2_000_000n }
  return <InviterCards view={view} acts={acts} state={state} account={account} />
}

const render = (...args: Parameters<typeof cards>) => renderWithTheme(cards(...args))

test('a wallet that is new registers, and reads what that costs before', () => {
  render('running', null)
  screen.getByText(m.solpresalepage_invite_register_text({ deposit: '0.002 SOL' }))
  fireEvent.click(screen.getByRole('button', { name: m.solpresalepage_invite_register() }))
  expect(open).toHaveBeenLastCalledWith('registerInviter', {
    ...{ kind: 'registerInviter', deposit: 2_000_000n },
  })
  expect(screen.queryByLabelText(m.presale_inviter_link())).toBeNull()
})

test('a wallet that has just registered reads that, beside its link', () => {
  render('running', testBuyer(), { done: 'registerInviter' })
  screen.getByText(m.solpresalepage_invite_register_done())
  screen.getByLabelText(m.presale_inviter_link())
  cleanup()
  render('running', testBuyer())
  expect(screen.queryByText(m.solpresalepage_invite_register())).toBeNull()
})

test('whoever has an account there has a link of its own, on this network', () => {
  render('coming', testBuyer({ invitees: 3, earned: sol / 4n }))
  const link = new URL(screen.getByLabelText<HTMLInputElement>(m.presale_inviter_link()).value)
  expect(link.pathname).toBe(`/solana/presale/${testPresale().address}`)
  expect(link.searchParams.get('inviter')).toBe(account)
  expect(link.searchParams.has('chain')).toBe(false)
  expect(link.searchParams.get('network')).toBe('sol')
  screen.getByText('3')
  screen.getByText(m.presale_inviter_expected())
  screen.getByText('0.25 SOL')
  screen.getByText(m.presale_inviter_mine_none())
})

test('a finished presale offers the reward of what it accepted, once', () => {
  const buyer = testBuyer({ contributed: sol, earned: sol })
  const finished = { status: 'finished', kind: 'fair', total: 20n * sol } as const
  render('finished', buyer, finished)
  screen.getByText('0.5 SOL')
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(open).toHaveBeenLastCalledWith('claimReward', { kind: 'claimReward', buyer })
  cleanup()
  render('finished', { ...buyer, isRewarded: true }, finished)
  screen.getByText(m.presale_inviter_paid())
  expect(screen.queryByText(m.presale_inviter_claim_review())).toBeNull()
})

test('who only invited collects the deposit with it, also where nothing was earned', () => {
  render('finished', testBuyer(), { status: 'finished' })
  screen.getByText(m.solpresalepage_reward_text_none())
  cleanup()
  render('finished', testBuyer({ earned: sol }), { status: 'finished' })
  screen.getByText(m.solpresalepage_reward_text_deposit())
})

test('what was registered or paid keeps its words once it is done', () => {
  const themed = (...args: Parameters<typeof cards>) => (
    <MantineProvider env="test">{cards(...args)}</MantineProvider>
  )
  const { rerender } = renderBare(themed('running', null))
  rerender(themed('running', testBuyer(), { done: 'registerInviter' }))
  screen.getByText(m.solpresalepage_invite_register_done())
  screen.getByText(m.solpresalepage_invite_register_text({ deposit: '0.002 SOL' }))
  cleanup()
  const claim = renderBare(themed('finished', testBuyer({ earned: sol })))
  claim.rerender(themed('finished', null, { done: 'claimReward' }))
  screen.getByText(m.solpresalepage_reward_done())
  screen.getByText(m.solpresalepage_reward_text_deposit())
})

test('a presale that failed pays no reward, and is no more to be shared', () => {
  render('canceled', testBuyer({ earned: sol }))
  screen.getByText(m.presale_inviter_void())
  expect(screen.queryByText('1 SOL')).toBeNull()
  expect(screen.queryByLabelText(m.presale_inviter_link())).toBeNull()
})
