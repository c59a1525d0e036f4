// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleState } from '@slipway/sdk/presale/types'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import InviterPanel from './inviter-panel.tsx'

const { query, below, nobody } = vi.hoisted(() => ({
  query: vi.fn(),
  below: vi.fn(),
  nobody: {
    ...{ status: 'open', weight: 0n, totalWeight: 0n, contribution: 0n, pending: 0n },
    ...{ total: 0n, subUserCount: 0, subUsers: [] as unknown[] },
  },
}))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.includes('sub-users') ? below() : query(),
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))

const { startTime, endTime, owner, hardCap } = makePresale().terms

beforeEach(() => query.mockReturnValue({ data: nobody }))

function show(
  now: number,
  state: Partial<PresaleState>,
  account?: typeof owner,
  rates: readonly number[] = [500],
): void {
  const presale = makePresale({ inviter: { open: true, rates }, state })
  const status = presaleStatus(presale, now)
  const view = { presale, status, name: 'Harbour', now, account, my: undefined }
  renderWithTheme(<InviterPanel view={view} act={undefined} />)
}
const lead = () => screen.queryByText((text) => text.includes(' 5%'))
const link = () => screen.queryByLabelText(m.presale_inviter_link())

afterEach(cleanup)

test('an open presale has a link to invite with, and says what it brings', () => {
  show(startTime, {}, owner)
  expect([link(), lead()]).not.toContain(null)
  screen.getByText(m.presale_inviter_tree_none())
})

test.each([
  ['finished', endTime, { poolStatus: 1, finalizedAt: endTime }, true],
  ['canceled', startTime, { poolStatus: 2, cancelReason: 1 }, true],
  ['waiting to be finished', endTime, { total: hardCap }, false],
] as const)('nobody is invited into a presale that is %s', (_, now, state, isOver) => {
  show(now, state, owner)
  expect(link()).toBeNull()
  expect(lead() === null).toBe(isOver)
  screen.getByText(m.presale_inviter_tree_nobody())
  screen.getByText(m.presale_inviter_title_over())
  cleanup()
  show(now, state)
  screen.getByText(m.presale_inviter_connect_over())
})

test('a wallet that is not connected is told what for', () => {
  show(startTime, {})
  screen.getByText(m.presale_inviter_connect())
})

const finished = { poolStatus: 1, finalizedAt: endTime } as const
const rewards = { status: 'claimable', total: 100n, totalWeight: 10n }

test('with one level nobody is promised a part of what invitees of invitees bring', () => {
  const rates = (...bps: string[]) =>
    bps.map((rate, at) => m.presale_inviter_level({ level: String(at + 1), rate })).join(' · ')
  show(startTime, {}, owner)
  screen.getByText(m.presale_inviter_text_one({ rates: rates('5%') }))
  cleanup()
  show(startTime, {}, owner, [500, 100])
  screen.getByText(m.presale_inviter_text({ rates: rates('5%', '1%') }))
})

test('a reward that was claimed is said to be paid, one that never was is not', () => {
  query.mockReturnValue({ data: { ...nobody, ...rewards, weight: 5n } })
  show(endTime, finished, owner)
  screen.getByText(m.presale_inviter_paid())
  cleanup()
  query.mockReturnValue({ data: { ...nobody, ...rewards, weight: 5n, pending: 50n } })
  show(endTime, finished, owner)
  expect(screen.queryByText(m.presale_inviter_paid())).toBeNull()
  cleanup()
  query.mockReturnValue({ data: { ...nobody, ...rewards } })
  show(endTime, finished, owner)
  expect(screen.queryByText(m.presale_inviter_paid())).toBeNull()
})

test('who invited the wallet is not said before it is read', () => {
  show(startTime, {}, owner)
  expect(screen.queryByText(m.presale_inviter_mine_none())).toBeNull()
})

test('invitations that cannot be read are not passed over in silence', () => {
  query.mockReturnValue({ data: undefined, error: new Error('away') })
  show(startTime, {}, owner)
  screen.getByText(m.presale_inviter_failed())
})

test('of the invitees of an invitee, too, it is said how many more there are, and that they cannot be read', () => {
  const user = { account: owner, contribution: 1n, inviteeCount: 3 }
  query.mockReturnValue({ data: { ...nobody, subUserCount: 1, subUsers: [user] } })
  below.mockReturnValue({ data: [{ ...user, inviteeCount: 0, account: `0x${'3'.repeat(40)}` }] })
  show(startTime, {}, owner)
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  screen.getByText(m.presale_inviter_rest({ count: 2 }))
  cleanup()
  below.mockReturnValue({ data: undefined, error: new Error('away') })
  show(startTime, {}, owner)
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  screen.getByText(m.presale_inviter_failed())
})

test('below the soft cap a reward is not said to come of a finish now', () => {
  const { softCap } = makePresale().terms
  show(startTime, { total: softCap - 1n }, owner)
  screen.getByText(m.presale_inviter_expected_soft())
  cleanup()
  show(startTime, { total: softCap }, owner)
  screen.getByText(m.presale_inviter_expected())
})
