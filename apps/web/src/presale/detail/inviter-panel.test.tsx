// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleState } from '@slipway/sdk/presale/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import InviterPanel from './inviter-panel.tsx'

vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: () => ({
    data: {
      status: 'open',
      weight: 0n,
      totalWeight: 0n,
      contribution: 0n,
      pending: 0n,
      subUserCount: 0,
      subUsers: [],
    },
  }),
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))

const { startTime, endTime, owner, hardCap } = makePresale().terms

function show(now: number, state: Partial<PresaleState>, account?: typeof owner): void {
  const presale = makePresale({ inviter: { open: true, rates: [500] }, state })
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
