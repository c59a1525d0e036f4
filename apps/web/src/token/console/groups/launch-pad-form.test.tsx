// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { ConsoleAct } from '../console-act.ts'
import type { Market } from '../use-market.ts'
import { LaunchPadForm } from './launch-pad-form.tsx'

const { opening } = vi.hoisted(() => ({ opening: vi.fn() }))
vi.mock('../../../core/read-client.ts', () => {
  const never = () => new Promise(() => undefined)
  return { readClient: { chain: { id: 31_337 }, readContract: never, getBalance: never } }
})
vi.mock('../use-token-openings.ts', async (original) => ({
  ...(await original<typeof import('../use-token-openings.ts')>()),
  useTokenOpenings: () => ({ openings: [opening()].flatMap((one) => one ?? []) }),
}))
// Links belong to the router, which stands outside of the form.
vi.mock('../../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
// The test document has no fonts, which a growing text field waits for.
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
})

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const E = 10n ** 18n
const token = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  ...{ chainId: 31_337, name: 'Harbour', symbol: 'HBR', decimals: 18, totalSupply: 1_000n * E },
  balance: 1_000n * E,
} as unknown as Token
const market = {
  router: account,
  quote: zeroAddress,
  currency: { symbol: 'ETH', decimals: 18, name: 'Ether', balance: 100n * E },
  pool: { factory: account },
} as unknown as Market

function show(done: string | null = null, change: object = {}) {
  const act = {
    ...{
      token: { ...token, ...change },
      account,
      now: 1_800_000_000,
      open: () => undefined,
      clearDone: () => undefined,
    },
    doneOf: () => done,
  } as unknown as ConsoleAct
  return renderWithTheme(<LaunchPadForm act={act} market={market} launchPad={account} />)
}

const tokens = () => screen.getByLabelText<HTMLInputElement>(m.console_liquidity_tokens())
const quote = () => screen.getByLabelText<HTMLInputElement>(m.console_liquidity_quote())
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } })
const openRow = () => fireEvent.click(screen.getByRole('button', { expanded: false }))
const forever = () =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(m.console_lock_forever()) })

function fill() {
  openRow()
  type(tokens(), '400')
  type(quote(), '2.5')
  fireEvent.click(forever())
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('what a launch costs, and what becomes of the liquidity, stands in the question before its tick', async () => {
  show()
  fill()
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  // It moves freely: there is nothing to open.
  const dialog = await screen.findByRole('dialog', { name: m.console_launch_free_confirm() })
  within(dialog).getByRole('button', { name: m.console_liquidity_title() })
  expect(dialog.textContent).not.toContain(m.console_launch_confirm_text({ symbol: 'HBR' }))
  const text = dialog.textContent?.replaceAll('\u00a0', ' ') ?? ''
  expect(text).toContain('400 HBR')
  expect(text).toContain('2.5 ETH')
  const tick = within(dialog).getByRole<HTMLInputElement>('checkbox')
  expect(tick.checked).toBe(false)
  const pays = within(dialog).getByText(m.transaction_review_pays())
  expect(pays.compareDocumentPosition(tick) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a reload finds what was typed and chosen, with the form open', () => {
  show()
  fill()
  cleanup()
  show()
  expect([tokens().value, quote().value, forever().checked]).toEqual(['400', '2.5', true])
})

test('what was launched is no draft any more', () => {
  show()
  fill()
  cleanup()
  show('It is launched.')
  cleanup()
  show()
  openRow()
  expect([tokens().value, quote().value, forever().checked]).toEqual(['', '', false])
})

const gated = { taxed: { launch: { isLaunched: false } } }
const ask = () => fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))

test('a batch opening is started, and is not said to open trading', async () => {
  show(null, gated)
  fill()
  screen.getByText(m.console_launch_pad_text())
  fireEvent.click(screen.getByRole('switch'))
  screen.getByText(m.console_launch_pad_text_opening())
  type(screen.getByLabelText(m.console_opening_cap()), '10')
  ask()
  const dialog = await screen.findByRole('dialog', { name: m.console_opening_confirm() })
  expect(dialog.textContent).not.toContain(m.console_launch_confirm_text({ symbol: 'HBR' }))
  within(dialog).getByText(m.console_opening_permanent())
  within(dialog).getByRole('button', { name: m.console_opening_start() })
})

test('of a token that is closed it is asked whether to open trading', async () => {
  show(null, gated)
  fill()
  ask()
  const dialog = await screen.findByRole('dialog', { name: m.console_launch_confirm() })
  within(dialog).getByRole('button', { name: m.console_launch_title() })
  within(dialog).getByText(m.console_launch_confirm_text({ symbol: 'HBR' }))
})

test('who opens trading is told of a batch opening that others wait for', async () => {
  const waiting = { isCleared: false, endsAt: 1_799_999_999, refundsFrom: 1_800_000_100 }
  opening.mockReturnValue({ ...waiting, total: 1n })
  show(null, gated)
  fill()
  ask()
  await screen.findByText(m.console_opening_underway())
  cleanup()
  sessionStorage.clear()
  // Nobody waits for it.
  opening.mockReturnValue({ ...waiting, total: 0n })
  show(null, gated)
  fill()
  ask()
  await screen.findByRole('dialog')
  expect(screen.queryByText(m.console_opening_underway())).toBeNull()
})

test('after a launch that burned its liquidity nobody is led to locks', () => {
  const burn = () => screen.getByRole('radio', { name: new RegExp(m.console_lock_burn()) })
  show()
  openRow()
  fireEvent.click(burn())
  cleanup()
  show('It is launched.')
  screen.getByText(m.token_created_view())
  expect(screen.queryByText(m.token_next_locks())).toBeNull()
})
