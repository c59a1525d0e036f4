// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { TokenGroup } from './token-group.tsx'

const launch = vi.hoisted(() => ({ isLaunched: false, launcher: '' }))
vi.mock('../../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: async () => 0 },
}))
vi.mock('@slipway/sdk/token/evm/get-token-contracts', () => ({ findTokenContracts: () => ({}) }))
vi.mock('@slipway/sdk/token/token-queries', () => ({
  tokenQueries: {
    foreign: () => ({ queryKey: ['foreign'], queryFn: async () => ({ isFactoryToken: true }) }),
    detail: () => ({
      queryKey: ['detail'],
      queryFn: async () => ({ taxed: { launch: { ...launch } } }),
    }),
  },
}))

const other: Address = `0x${'9'.repeat(40)}`
const { address } = makePresale()

/** Draws the console's rows about a taxed token of this platform. */
async function draw(kind: 'normal' | 'private', launcher: Address, isLaunched = false) {
  Object.assign(launch, { launcher, isLaunched })
  const presale = makePresale({ kind })
  const rest = { my: undefined, now: 1, doneOf: () => null, open: () => undefined }
  renderWithTheme(<TokenGroup act={{ ...rest, presale } as unknown as PresaleContext} />)
  await screen.findByText(m.presale_admin_exempt_title())
}

afterEach(cleanup)

test('who has the right to open trading is taxed on no claim, and is asked for no exemption', async () => {
  await draw('normal', address)
  screen.getByText(m.presale_admin_launcher_given())
  screen.getByText(m.presale_admin_exempt_unneeded())
  expect(screen.queryByText(m.presale_admin_exempt_give())).toBeNull()
})

test('without the right both are asked for', async () => {
  await draw('normal', zeroAddress)
  screen.getByText(m.presale_admin_launcher_missing())
  await screen.findByText(m.presale_admin_exempt_no())
})

test('a right that another contract has is not offered again', async () => {
  await draw('normal', other)
  screen.getByText(m.presale_admin_launcher_elsewhere())
  expect(screen.queryByText(m.presale_admin_launcher_give())).toBeNull()
})

test('a private presale opens no trading: its owner does, and no right is offered', async () => {
  await draw('private', zeroAddress)
  screen.getByText(m.presale_admin_trading_closed())
  expect(screen.queryByText(m.presale_admin_launcher_give())).toBeNull()
  await screen.findByText(m.presale_admin_exempt_no())
})

test('once trading is open, the exemption alone is left', async () => {
  await draw('private', other, true)
  await screen.findByText(m.presale_admin_exempt_no())
  expect(screen.queryByText(m.presale_admin_trading_closed())).toBeNull()
})
