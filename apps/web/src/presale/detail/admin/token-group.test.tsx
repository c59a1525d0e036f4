// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { TokenGroup } from './token-group.tsx'

const token = vi.hoisted(() => ({
  launch: { isLaunched: false, launcher: '' },
  owner: '',
  exemption: 0,
}))
vi.mock('../../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: async () => token.exemption },
}))
vi.mock('@slipway/sdk/token/evm/get-token-contracts', () => ({ findTokenContracts: () => ({}) }))
vi.mock('@slipway/sdk/token/token-queries', () => ({
  tokenQueries: {
    foreign: () => ({ queryKey: ['foreign'], queryFn: async () => ({ isFactoryToken: true }) }),
    detail: () => ({
      queryKey: ['detail'],
      queryFn: async () => ({ owner: token.owner, taxed: { launch: { ...token.launch } } }),
    }),
  },
}))

const other: Address = `0x${'9'.repeat(40)}`
const { address, terms } = makePresale()

interface Drawn {
  readonly kind: 'normal' | 'private'
  readonly launcher: Address
  readonly isLaunched?: boolean
  /** Of the token; the presale's own unless said. */
  readonly owner?: Address
  readonly exemption?: number
}

/** Draws the console's rows about a taxed token of this platform to the presale's owner. */
function draw({ kind, launcher, isLaunched = false, owner, exemption = 0 }: Drawn) {
  Object.assign(token, { launch: { launcher, isLaunched }, owner: owner ?? terms.owner, exemption })
  const presale = makePresale({ kind })
  const status = { label: 'running', reason: 'none' }
  const account = terms.owner
  const rest = { my: undefined, now: 1, doneOf: () => null, open: () => undefined }
  renderWithTheme(
    <TokenGroup act={{ ...rest, presale, status, account } as unknown as PresaleContext} />,
  )
}

const has = (text: string) => screen.queryByText(text, { exact: false }) !== null

afterEach(cleanup)

test('who has the right to open trading is taxed on no claim, and is asked for no exemption', async () => {
  draw({ kind: 'normal', launcher: address })
  await screen.findByText(m.presale_admin_launcher_given())
  screen.getByText(m.presale_admin_exempt_unneeded())
  expect(has(m.presale_admin_exempt_give())).toBe(false)
})

test('without the right it alone is asked for: no claim comes about that an exemption would free', async () => {
  draw({ kind: 'normal', launcher: zeroAddress })
  await screen.findByText(m.presale_admin_launcher_missing())
  screen.getByText(m.presale_admin_launcher_give())
  // Once it would be known, too.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
  expect(has(m.presale_admin_exempt_title())).toBe(false)
})

test.each([
  ['another contract has', other, false, m.presale_admin_launcher_elsewhere],
  ['another contract has, and has used', other, true, m.presale_admin_launcher_elsewhere],
  ['came too late', zeroAddress, true, m.presale_admin_launcher_late],
])('a right that %s is not offered again, and no opening of trading helps', async (...drawn) => {
  const [, launcher, isLaunched, badge] = drawn
  draw({ kind: 'normal', launcher, isLaunched })
  await screen.findByText(badge())
  expect(has(m.presale_admin_launcher_give())).toBe(false)
  expect(m.presale_admin_launcher_elsewhere_text()).toMatch(/can never be finished/)
  expect(m.presale_admin_launcher_late_text()).toMatch(/can never be finished/)
})

test('a private presale opens no trading: its owner does, and no right is offered', async () => {
  draw({ kind: 'private', launcher: zeroAddress })
  await screen.findByText(m.presale_admin_trading_closed())
  expect(has(m.presale_admin_launcher_give())).toBe(false)
  await screen.findByText(m.presale_admin_exempt_no())
})

test('once trading is open, the exemption alone is left', async () => {
  draw({ kind: 'private', launcher: other, isLaunched: true })
  await screen.findByText(m.presale_admin_exempt_no())
  expect(has(m.presale_admin_trading_closed())).toBe(false)
})

test('a private presale is exempt by the direction out of it', async () => {
  draw({ kind: 'private', launcher: other, isLaunched: true, exemption: 2 })
  await screen.findByText(m.presale_admin_exempt_yes())
})

test.each([
  ['the right', { kind: 'normal', launcher: zeroAddress }, m.presale_admin_launcher_give],
  ['the exemption', { kind: 'private', launcher: zeroAddress }, m.presale_admin_exempt_give],
] as const)('%s is offered to nobody who is not the token’s owner', async (_, drawn, give) => {
  draw({ ...drawn, owner: other })
  expect(
    await screen.findAllByText(m.presale_admin_token_owner_only(), { exact: false }),
  ).toBeTruthy()
  expect(has(give())).toBe(false)
  cleanup()
  draw({ ...drawn, owner: zeroAddress })
  expect(await screen.findAllByText(m.presale_admin_token_nobody(), { exact: false })).toBeTruthy()
  expect(has(give())).toBe(false)
})
